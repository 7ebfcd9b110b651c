import EngineSupport

/// The script that adjusts styles that reach a document without a request of their own: viewport units
/// (``ViewportUnits``) and CSS that Safari of a release of iOS parses differently (``CSSFeatures``).
///
/// It runs in the page's own world, for changes that the observer is not notified of: rules and sheets that
/// scripts create, and shadow trees. ``ObserverScript`` adjusts the rest.
enum StyleScript {
  /// Returns the script's text.
  static func text(_ features: CSSFeatures) -> String {
    InjectedScript.scriptedStyle.call(
      CompositeExpression(calling: .cssFeatures, features.literal), SupportsCondition.literal,
      InjectedScript.viewportUnits, InjectedScript.supports, InjectedScript.declarations)
  }
}
