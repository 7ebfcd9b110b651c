import Foundation
import WebEngine

/// The page as its download controller sees it.
@PageActor
protocol DownloadPage: PageContext {
  /// The custom user agent; `nil` for Chromium's own.
  var userAgent: String? { get }

  /// Removes and returns what awaits a policy decision.
  func removePending(_ identifier: Int) -> PagePolicy.Open?
  /// Stores a download until its policy decision; returns its navigation.
  func hold(_ download: ChromiumDownload, _ url: URL, from frame: String) -> NavigationRequest
  /// Forgets a load that becomes a download.
  func forgetLoad(_ loader: String)
  /// Continues a paused request.
  func resume(_ pause: ProtocolEvents.RequestPaused)
}
