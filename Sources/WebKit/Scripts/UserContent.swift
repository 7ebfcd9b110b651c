import WebEngine

/// The scripts and handlers of a user content controller.
@MainActor
struct UserContent {
  /// Where a handler is found.
  struct HandlerKey: Hashable {
    let name: String
    let world: ScriptWorld
  }

  /// Who receives messages.
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  /// The scripts in their order.
  var userScripts: [WKUserScript] = []
  /// The lists of content rules, in the order they were added in.
  var ruleLists: [WKContentRuleList] = []
  /// The handlers in the order they were added in, held strongly (W283).
  private(set) var handlers: [(key: HandlerKey, world: WKContentWorld, handler: Handler)] = []

  nonisolated init() {}

  /// Adds a handler; false when the name is in use in the world (W282).
  mutating func add(_ handler: Handler, name: String, world: WKContentWorld) -> Bool {
    let key = HandlerKey(name: name, world: world.world)
    guard !handlers.contains(where: { $0.key == key }) else { return false }
    handlers.append((key, world, handler))
    return true
  }

  /// Takes handlers away (W289).
  mutating func removeHandlers(where isGone: (HandlerKey) -> Bool) {
    handlers.removeAll { isGone($0.key) }
  }

  /// Who receives a message.
  func receiver(of message: ScriptMessage) -> (world: WKContentWorld, handler: Handler)? {
    let key = HandlerKey(name: message.name, world: message.world)
    return handlers.first { $0.key == key }.map { ($0.world, $0.handler) }
  }

  /// The content as the engine takes it.
  var pageScripts: PageScripts {
    PageScripts(
      userScripts: userScripts.map(\.engineScript),
      handlers: handlers.map { entry in
        var expectsReply = false
        if case .replying = entry.handler { expectsReply = true }
        return PageScripts.MessageHandler(
          name: entry.key.name, world: entry.key.world, expectsReply: expectsReply)
      })
  }
}
