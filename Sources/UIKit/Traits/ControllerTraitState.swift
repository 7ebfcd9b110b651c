/// The trait state of a controller.
@MainActor
struct ControllerTraitState {
  /// The traits that were last reported.
  var known: UITraitCollection?
  /// The traits that were last inherited, which a controller outside a window keeps.
  var inherited = Runtime.defaultTraits
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var overrides = UITraitOverrides()
  var registrations = TraitRegistrations()
  /// The trait overrides for single children.
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}
