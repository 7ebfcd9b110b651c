/// What a view knows of its traits.
@MainActor
struct TraitState {
  /// The traits that listeners know.
  var known = UITraitCollection()
  /// The traits that were last inherited, which a view outside of a window keeps.
  var inherited = UITraitCollection()
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var overrides = UITraitOverrides()
  var registrations = TraitRegistrations()
}
