public import Foundation
public import FoundationNetworking
import WebEngine

/// A frame of a page, as it was when something happened in it.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
  /// Whether it is the page's own frame.
  open var isMainFrame: Bool { frame.isMain }

  /// The request for the document in it.
  public let request: URLRequest

  /// Where the document in it comes from.
  public let securityOrigin: WKSecurityOrigin

  /// The web view that it is in; `nil` when that is gone.
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
