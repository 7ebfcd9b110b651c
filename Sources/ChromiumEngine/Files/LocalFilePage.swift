import WebEngine

/// The requirements of a page's local file controller.
@PageActor
protocol LocalFilePage: FulfillingPage {
  /// Called when a subresource's request for a local file was refused.
  func didRefuse(_ request: String, _ refusal: PageFileRefusal)
}
