/// What a controller knows of its traits.
@MainActor
struct ControllerTraitState {
  /// The traits that listeners know.
  var known: UITraitCollection?
  /// The traits that were last inherited, which a controller outside of a window keeps.
  var inherited = Runtime.defaultTraits
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var overrides = UITraitOverrides()
  var registrations = TraitRegistrations()
  /// What the controller says for single children.
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}
