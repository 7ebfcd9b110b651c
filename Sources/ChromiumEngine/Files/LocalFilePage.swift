import WebEngine

/// What a page's local files depend on.
@PageActor
protocol LocalFilePage: FulfillingPage {
  /// A subresource's request for a local file was refused.
  func didRefuse(_ request: String, _ refusal: PageFileRefusal)
}
