public import Foundation

/// Receives what scripts of a page post, and answers (W286).
///
/// One of the two methods has to be written.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  // Requirements with a handler repeat `@MainActor`: docs/spec/source-compat.md, section 3.1.1.

  /// Tells that a script posted a message.
  ///
  /// - Parameter replyHandler: To be called once: with the value that resolves the script's
  ///   promise, or with the message of the error that rejects it.
  @MainActor
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)

  /// Returns the value that resolves the script's promise, or the message of the error that
  /// rejects it.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
  /// Answers with what the other form of the method returns.
  public func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
  ) {
    Task {
      let (value, error) = await self.userContentController(
        userContentController, didReceive: message)
      replyHandler(value, error)
    }
  }

  /// Ends the program: neither form of the method is written.
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
