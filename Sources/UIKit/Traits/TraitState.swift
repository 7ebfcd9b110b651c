/// The trait state of a view.
@MainActor
struct TraitState {
  /// The traits that were last reported.
  var known: UITraitCollection
  /// Whether the traits are those of the view hierarchy, in a window.
  var isSettled = false
  /// The traits that were last inherited, which a view outside a window keeps.
  var inherited: UITraitCollection
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideStyle = UIUserInterfaceStyle.unspecified

  init() {
    known = Runtime.defaultTraits
    inherited = known
  }
}
