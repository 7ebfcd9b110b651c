public import Foundation

/// The method that a message handler implements to receive messages from JavaScript in a page.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells the handler that a script posted a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
