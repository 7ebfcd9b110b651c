/// What the content rules of a page depend on.
@PageActor
protocol ContentRulePage: FulfillingPage, SitePage {
  /// Whether the engine responds to the next document's request.
  var hasSubstitute: Bool { get }
}
