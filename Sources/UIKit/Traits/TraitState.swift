/// What a view knows of its traits.
struct TraitState {
  /// The traits that listeners know.
  var known = UITraitCollection()
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideStyle = UIUserInterfaceStyle.unspecified
}
