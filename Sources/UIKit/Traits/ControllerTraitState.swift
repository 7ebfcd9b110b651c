/// What a controller knows of its traits.
@MainActor
struct ControllerTraitState {
  /// The traits that listeners know.
  var known: UITraitCollection?
  var overrideStyle = UIUserInterfaceStyle.unspecified
  /// What the controller says for single children.
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]
}
