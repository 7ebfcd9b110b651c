/// An object that stores registrations for changes of its traits.
@MainActor
protocol TraitChangeNotifier: AnyObject {
  var registrations: TraitRegistrations { get set }
}
