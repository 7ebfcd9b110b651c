import Foundation
import WebEngine

/// What a page's downloads depend on.
@PageActor
protocol DownloadPage: PageContext {
  /// The user agent; `nil` for Chromium's own.
  var userAgent: String? { get }

  /// Removes what awaits a policy decision.
  func takePending(_ identifier: Int) -> PagePolicy.Open?
  /// Keeps a download until its policy decision, and describes it.
  func hold(_ download: ChromiumDownload, _ url: URL, from frame: String) -> NavigationRequest
  /// Removes a load that becomes a download.
  func forgetLoad(_ loader: String)
  /// Sends a paused request.
  func resume(_ pause: ProtocolEvents.RequestPaused)
}
