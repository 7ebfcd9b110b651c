public import Foundation
public import FoundationNetworking
import WebEngine

/// The response to a navigation request.
///
/// An app's tests may subclass it and override the properties that a delegate reads (W334).
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  @MainActor
  private struct Values {
    var response: URLResponse
    var isForMainFrame: Bool = false
    var canShowMIMEType: Bool = false
  }

  private var values: Values

  /// The response; an `HTTPURLResponse` for HTTP.
  open var response: URLResponse { values.response }
  /// A Boolean value that indicates whether the response is for the main frame (W162).
  open var isForMainFrame: Bool { values.isForMainFrame }
  /// A Boolean value that indicates whether WebKit can show the response's MIME type.
  open var canShowMIMEType: Bool { values.canShowMIMEType }

  /// Creates an empty response of `about:blank` for a subframe, which cannot be shown (W334).
  public override init() {
    values = Values(
      response: URLResponse(
        url: WKFrameInfo.blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil))
    super.init()
  }

  convenience init(_ response: NavigationResponse) {
    self.init()
    values = Values(
      response: URLResponse.made(
        url: response.url, status: response.status, headers: response.headers,
        mediaType: response.mediaType
      ),
      isForMainFrame: response.frame.isMain, canShowMIMEType: response.canShow)
  }
}
