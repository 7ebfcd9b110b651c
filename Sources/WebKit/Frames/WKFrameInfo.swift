public import Foundation
public import FoundationNetworking
import WebEngine

/// Information about a frame of a page, at the time of an event.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
  /// A Boolean value that indicates whether it is the page's own frame.
  open var isMainFrame: Bool { frame.isMain }

  /// The request for the frame's document.
  public let request: URLRequest

  /// The security origin of the frame's document.
  public let securityOrigin: WKSecurityOrigin

  /// The web view of the frame; `nil` after it is gone.
  open private(set) weak var webView: WKWebView?

  /// The frame of the engine.
  let frame: PageFrame

  init(_ frame: PageFrame, in webView: WKWebView?) {
    self.frame = frame
    self.webView = webView
    request = URLRequest(url: frame.url ?? WKFrameInfo.blank)
    securityOrigin = WKSecurityOrigin(frame.origin)
    super.init()
  }

  /// Returns the frame itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The address of a frame that has no document yet.
  private static let blank: URL = {
    guard let url = URL(string: "about:blank") else {
      preconditionFailure("about:blank is a URL")
    }
    return url
  }()
}
