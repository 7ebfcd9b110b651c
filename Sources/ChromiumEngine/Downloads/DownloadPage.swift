import Foundation
import WebEngine

/// The requirements of a page's download controller.
@PageActor
protocol DownloadPage: PageContext {
  /// The custom user agent; `nil` for Chromium's own.
  var userAgent: String? { get }

  /// Removes and returns a pending policy decision.
  func removeDecision(_ identifier: Int) -> PendingDecision?
  /// Adds a download that has begun to the pending decisions, and returns the navigation that requests it.
  func addNavigation(
    for download: ChromiumDownload, _ url: URL, in frame: String
  ) -> NavigationRequest
  /// Stops tracking a load that becomes a download.
  func discardLoad(_ loader: String)
  /// Continues a paused request.
  func resume(_ pause: ProtocolEvents.RequestPaused)
}
