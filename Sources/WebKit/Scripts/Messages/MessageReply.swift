import Foundation
import WebEngine

/// The reply to a message: sent once by the message handler, or an error when the handler releases
/// it (W286).
@MainActor
final class MessageReply {
  /// The error with which WebKit rejects the promise of a message without a reply.
  nonisolated static let noReply: String =
    "WKWebView API client did not respond to this postMessage"

  private let handlerName: String
  private var reply: (@MainActor @Sendable (ScriptMessage.Reply) -> Void)?

  init(
    handler: any WKScriptMessageHandlerWithReply,
    send: @escaping @MainActor @Sendable (ScriptMessage.Reply) -> Void
  ) {
    handlerName = "\(type(of: handler))"
    reply = send
  }

  deinit {
    guard let reply else { return }
    Task { @MainActor in reply(.error(Self.noReply)) }
  }

  /// Sends a value, or the message of an error.
  func send(_ value: Any?, _ error: String?) {
    guard let reply else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: replyHandler passed to -[\(handlerName) \
        userContentController:didReceiveScriptMessage:replyHandler:] was called more than once
        """)
    }
    self.reply = nil
    if let error { return reply(.error(error)) }
    guard let value else { return reply(.value(.undefined)) }
    guard let copy = ScriptValue(foundation: value) else {
      return reply(
        .error("The reply's value, a \(type(of: value)), cannot be handed to JavaScript"))
    }
    reply(.value(copy))
  }
}
