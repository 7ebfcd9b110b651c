import Foundation

/// The methods that a message handler implements to receive and reply to messages from JavaScript
/// (W286).
///
/// Implement one of the two variants.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: _WKScriptMessageHandlerWithReplyHandlers {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Tells the handler that a script posted a message.
  ///
  /// - Parameter replyHandler: The handler to call exactly once: with the value that resolves the
  ///   script's promise, or with the message of the error that rejects it.
  @_nonoverride @MainActor
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)

  /// Tells the handler that a script posted a message; the `async` variant.
  ///
  /// - Returns: The value that resolves the script's promise, or the message of the error that
  ///   rejects it.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// The default implementation replies with the result of the `async` variant.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    OlderSpelling.call(self, about: message) {
      (self as any _WKScriptMessageHandlerWithReplyHandlers).userContentController(
        userContentController, didReceive: message, replyHandler: replyHandler)
    } otherwise: {
      Task {
        let (value, error) = await self.userContentController(
          userContentController, didReceive: message)
        replyHandler(value, error)
      }
    }
  }

  /// The default implementation traps: neither variant is implemented.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    preconditionFailure(
      """
      NSInvalidArgumentException: -[\(type(of: self)) \
      userContentController:didReceiveScriptMessage:replyHandler:]: unrecognized selector
      """)
  }
}
