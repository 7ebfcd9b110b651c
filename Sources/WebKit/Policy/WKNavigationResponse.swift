public import Foundation
public import FoundationNetworking
import WebEngine

/// The response to a navigation request.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The response; an `HTTPURLResponse` for HTTP.
  public let response: URLResponse
  /// A Boolean value that indicates whether the main frame is to show it (W162).
  public let isForMainFrame: Bool
  /// A Boolean value that indicates whether a web view can show its media type.
  public let canShowMIMEType: Bool

  init(_ answer: NavigationAnswer) {
    response = URLResponse.made(
      url: answer.url, status: answer.status, headers: answer.headers, mediaType: answer.mediaType)
    isForMainFrame = answer.frame.isMain
    canShowMIMEType = answer.canShow
    super.init()
  }
}
