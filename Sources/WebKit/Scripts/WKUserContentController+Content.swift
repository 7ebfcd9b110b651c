import WebEngine

extension WKUserContentController {
  func addHandler(_ handler: UserContent.Handler, name: String, world: WKContentWorld) {
    guard content.add(handler, name: name, world: world) else {
      preconditionFailure(
        """
        NSInvalidArgumentException: Attempt to add script message handler with name '\(name)' when \
        one already exists.
        """)
    }
    contentDidChange()
  }

  func removeHandlers(where shouldRemove: (UserContent.HandlerKey) -> Bool) {
    content.removeHandlers(where: shouldRemove)
    contentDidChange()
  }

  /// Adds a web view that observes changes; it is not retained.
  func addObserver(_ webView: WKWebView) {
    observers.removeAll { $0.webView == nil }
    observers.append(UserContentObserver(webView: webView))
  }

  func contentDidChange() {
    for observer in observers { observer.webView?.userContentDidChange() }
  }

  func contentRulesDidChange() {
    for observer in observers { observer.webView?.contentRulesDidChange() }
  }

  /// Delivers a message to its handler; the closure is called once with the reply.
  func deliver(
    _ message: ScriptMessage, from webView: WKWebView,
    reply: @escaping @MainActor @Sendable (ScriptMessage.Reply) -> Void
  ) {
    guard let receiver = content.receiver(of: message) else {
      return reply(.error(MessageReply.noReply))
    }
    let scriptMessage = WKScriptMessage(message, world: receiver.world, webView: webView)
    switch receiver.handler {
    case .plain(let handler):
      handler.userContentController(self, didReceive: scriptMessage)
      reply(.value(.undefined))
    case .replying(let handler):
      let messageReply = MessageReply(handler: handler, send: reply)
      handler.userContentController(self, didReceive: scriptMessage) { value, error in
        messageReply.send(value, error)
      }
    }
  }
}
