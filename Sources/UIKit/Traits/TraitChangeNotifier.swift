/// An object that keeps registrations for changes of its traits.
@MainActor
protocol TraitChangeNotifier: AnyObject {
  var registrations: TraitRegistrations { get set }
}
