/// What a view knows of its traits.
@MainActor
struct TraitState {
  /// The traits that listeners know.
  var known: UITraitCollection
  /// Whether they are what the tree says, in a window.
  var isSettled = false
  /// The traits that were last inherited, which a view outside of a window keeps.
  var inherited: UITraitCollection
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideStyle = UIUserInterfaceStyle.unspecified

  init() {
    known = Runtime.defaultTraits
    inherited = known
  }
}
