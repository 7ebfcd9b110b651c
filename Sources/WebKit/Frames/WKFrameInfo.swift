public import Foundation
public import FoundationNetworking
import WebEngine

/// Information about a frame of a page when an event occurred.
///
/// An app's tests may subclass it and override the properties that a delegate reads (W334).
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
  @MainActor
  private struct Values {
    var request: URLRequest = URLRequest(url: WKFrameInfo.blank)
    var origin: WKSecurityOrigin = WKSecurityOrigin(url: nil)
    weak var webView: WKWebView?
  }

  private var values: Values

  /// A Boolean value that indicates whether the frame is the page's main frame.
  open var isMainFrame: Bool { frame?.isMain ?? false }

  /// The request for the frame's document.
  open var request: URLRequest { values.request }

  /// The security origin of the frame's document.
  open var securityOrigin: WKSecurityOrigin { values.origin }

  /// The web view of the frame; `nil` after it is deallocated.
  open weak var webView: WKWebView? { values.webView }

  /// The engine's frame; `nil` when the app created the object.
  private(set) var frame: PageFrame?

  /// Creates a subframe of no page, whose document is `about:blank` (W334).
  public override init() {
    values = Values()
    super.init()
  }

  convenience init(_ frame: PageFrame, in webView: WKWebView?) {
    self.init()
    self.frame = frame
    values = Values(
      request: URLRequest(url: frame.url ?? Self.blank),
      origin: WKSecurityOrigin(url: frame.origin),
      webView: webView)
  }

  /// Returns the frame itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The URL of a frame that has no document yet.
  nonisolated static let blank: URL = {
    guard let url = URL(string: "about:blank") else {
      preconditionFailure("about:blank is a URL")
    }
    return url
  }()
}
