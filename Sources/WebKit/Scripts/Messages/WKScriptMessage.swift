public import Foundation
import WebEngine

/// A message sent by JavaScript code in a page (W285).
///
/// An app's tests may subclass it and override the properties that a message handler reads (W334).
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  @MainActor
  private struct Values {
    var body: Any = NSNull()
    weak var webView: WKWebView?
    var frameInfo: WKFrameInfo = WKFrameInfo()
    var name: String = ""
    var world: WKContentWorld?
  }

  private var values: Values = Values()

  /// The body of the message: `NSNumber`, `String`, `Date`, an array, a dictionary or `NSNull`.
  open var body: Any { values.body }
  /// The web view of the page.
  open weak var webView: WKWebView? { values.webView }
  /// The frame of the script.
  open var frameInfo: WKFrameInfo { values.frameInfo }
  /// The name of the message handler.
  open var name: String { values.name }
  /// The content world of the script.
  open var world: WKContentWorld { values.world ?? .page }

  /// Creates a message without a name, whose body is `NSNull` and whose world is the page's (W334).
  public override init() { super.init() }

  convenience init(_ message: ScriptMessage, world: WKContentWorld, webView: WKWebView) {
    self.init()
    values = Values(
      // Any cannot be nil; WebKit's own header says that null is NSNull.
      body: ScriptResult.object(message.body) ?? NSNull(), webView: webView,
      frameInfo: WKFrameInfo(message.frame, in: webView), name: message.name, world: world)
  }
}
