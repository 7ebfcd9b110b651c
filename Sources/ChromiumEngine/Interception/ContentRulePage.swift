/// The requirements of a page's content rule controller.
@PageActor
protocol ContentRulePage: FulfillingPage, SitePage {
  /// Whether the engine responds to the next document's request.
  var hasSubstitute: Bool { get }
}
