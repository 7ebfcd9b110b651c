import WebEngine

/// The page as its local file controller sees it.
@PageActor
protocol LocalFilePage: FulfillingPage {
  /// Called when a subresource's request for a local file was refused.
  func didRefuse(_ request: String, _ refusal: PageFileRefusal)
}
