/// The script that adjusts styles that reach a document without a request of their own: viewport units
/// (``ViewportUnits``) and what Safari of a release of iOS reads otherwise (``CSSFeatures``).
///
/// It runs in the page's own world, for what tells no observer: rules and sheets that scripts make,
/// and shadow trees. ``ObserverScript`` adjusts the rest.
enum StyleScript {
  /// The script's text.
  static func text(_ features: CSSFeatures) -> String {
    InjectedScript.scriptedStyle.call(
      CompositeExpression(calling: .cssFeatures, features.literal), SupportsCondition.literal,
      InjectedScript.viewportUnits, InjectedScript.supports, InjectedScript.declarations)
  }
}
