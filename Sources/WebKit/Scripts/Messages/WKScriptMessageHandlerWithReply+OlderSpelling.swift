public import Foundation

/// The methods of `WKScriptMessageHandlerWithReply` that take a handler, for apps in Swift 5 that
/// spell the handler without `@MainActor` and `@Sendable`: docs/spec/source-compat.md, section
/// 3.1.1.
@preconcurrency @MainActor
public protocol _WKScriptMessageHandlerWithReplyHandlers: NSObjectProtocol {
  /// Tells the handler that a script posted a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}
