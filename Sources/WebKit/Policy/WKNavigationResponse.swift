public import Foundation
public import FoundationNetworking
import WebEngine

/// A server's answer that is about to become a document.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer; an `HTTPURLResponse` where it came over HTTP.
  public let response: URLResponse
  /// Whether the main frame is to show it (W162).
  public let isForMainFrame: Bool
  /// Whether a web view can show its media type.
  public let canShowMIMEType: Bool

  init(_ answer: NavigationAnswer) {
    response = URLResponse.made(
      url: answer.url, status: answer.status, headers: answer.headers, mediaType: answer.mediaType)
    isForMainFrame = answer.frame.isMain
    canShowMIMEType = answer.canShow
    super.init()
  }
}
