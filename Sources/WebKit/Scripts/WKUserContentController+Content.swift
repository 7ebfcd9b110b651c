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

  func removeHandlers(where isGone: (UserContent.HandlerKey) -> Bool) {
    content.removeHandlers(where: isGone)
    contentDidChange()
  }

  /// Tells a web view of every change from now on.
  func follow(by webView: WKWebView) {
    followers.removeAll { $0.webView == nil }
    followers.append(UserContentFollower(webView: webView))
  }

  func contentDidChange() {
    for follower in followers { follower.webView?.userContentDidChange() }
  }

  func contentRulesDidChange() {
    for follower in followers { follower.webView?.contentRulesDidChange() }
  }

  /// Hands a message to its handler; the closure gets the answer, once.
  func deliver(
    _ message: ScriptMessage, from webView: WKWebView,
    reply: @escaping @MainActor @Sendable (ScriptMessage.Reply) -> Void
  ) {
    guard let receiver = content.receiver(of: message) else {
      return reply(.error(MessageReply.noAnswer))
    }
    let told = WKScriptMessage(message, world: receiver.world, webView: webView)
    switch receiver.handler {
    case .plain(let handler):
      handler.userContentController(self, didReceive: told)
      reply(.value(.undefined))
    case .replying(let handler):
      let answer = MessageReply(handler: handler, send: reply)
      handler.userContentController(self, didReceive: told) { value, error in
        answer.give(value, error)
      }
    }
  }
}
