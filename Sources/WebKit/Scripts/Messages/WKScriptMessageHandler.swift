public import Foundation

/// The method that receives messages from JavaScript code in a page.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells that a script posted a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
