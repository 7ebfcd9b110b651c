import Foundation
import WebEngine

/// The reply to a message: sent once by its handler, or as an error when the handler releases it
/// (W286).
@MainActor
final class MessageReply {
  /// The error with which WebKit rejects the promise of a message without a reply.
  nonisolated static let noAnswer: String =
    "WKWebView API client did not respond to this postMessage"

  private let handlerName: String
  private var send: (@MainActor @Sendable (ScriptMessage.Reply) -> Void)?

  init(
    handler: any WKScriptMessageHandlerWithReply,
    send: @escaping @MainActor @Sendable (ScriptMessage.Reply) -> Void
  ) {
    handlerName = "\(type(of: handler))"
    self.send = send
  }

  deinit {
    guard let send else { return }
    Task { @MainActor in send(.error(Self.noAnswer)) }
  }

  func give(_ value: Any?, _ error: String?) {
    guard let send else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: replyHandler passed to -[\(handlerName) \
        userContentController:didReceiveScriptMessage:replyHandler:] was called more than once
        """)
    }
    self.send = nil
    if let error { return send(.error(error)) }
    guard let value else { return send(.value(.undefined)) }
    guard let copy = ScriptValue(foundation: value) else {
      return send(.error("The reply's value, a \(type(of: value)), cannot be handed to JavaScript"))
    }
    send(.value(copy))
  }
}
