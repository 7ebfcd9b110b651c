public import Foundation
import WebEngine

/// A message sent by JavaScript code in a page (W285).
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// The body of the message: `NSNumber`, `String`, `Date`, an array, a dictionary or `NSNull`.
  open var body: Any { storedBody }
  /// The web view of the page.
  open private(set) weak var webView: WKWebView?
  /// The frame of the script.
  public let frameInfo: WKFrameInfo
  /// The name of the message handler.
  public let name: String
  /// The content world of the script.
  public let world: WKContentWorld
  private let storedBody: Any

  init(_ message: ScriptMessage, world: WKContentWorld, webView: WKWebView) {
    // Any cannot be nil; WebKit's own header says that null is NSNull.
    storedBody = ScriptResult.object(message.body) ?? NSNull()
    frameInfo = WKFrameInfo(message.frame, in: webView)
    name = message.name
    self.world = world
    self.webView = webView
  }
}
