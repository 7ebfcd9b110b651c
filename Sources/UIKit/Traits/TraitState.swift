/// What a view knows of its traits.
@MainActor
struct TraitState {
  /// The traits that listeners know.
  var known = TraitState.nothing
  /// Whether they are what the tree says, in a window.
  var isSettled = false
  /// The traits that were last inherited, which a view outside of a window keeps.
  var inherited = TraitState.nothing
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var overrides = UITraitOverrides()
  var registrations = TraitRegistrations()

  private static let nothing = UITraitCollection()
}
