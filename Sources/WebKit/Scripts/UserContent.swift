import WebEngine

/// The scripts and handlers of a user content controller.
@MainActor
struct UserContent {
  /// The name and content world of a message handler.
  struct HandlerKey: Hashable {
    let name: String
    let world: ScriptWorld
  }

  /// A message handler of the app.
  enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)
  }

  /// The user scripts, in the order in which they run.
  var userScripts: [WKUserScript] = []
  /// The content rule lists, in the order in which they were added.
  var ruleLists: [WKContentRuleList] = []
  /// The message handlers, in the order in which they were added; retained (W283).
  private(set) var handlers: [(key: HandlerKey, world: WKContentWorld, handler: Handler)] = []

  nonisolated init() {}

  /// Adds a handler, and returns `false` if the name is in use in the world (W282).
  mutating func add(_ handler: Handler, name: String, world: WKContentWorld) -> Bool {
    let key = HandlerKey(name: name, world: world.world)
    guard !handlers.contains(where: { $0.key == key }) else { return false }
    handlers.append((key, world, handler))
    return true
  }

  /// Removes the handlers that satisfy a predicate (W289).
  mutating func removeHandlers(where shouldRemove: (HandlerKey) -> Bool) {
    handlers.removeAll { shouldRemove($0.key) }
  }

  /// Returns the handler of a message and its world.
  func receiver(of message: ScriptMessage) -> (world: WKContentWorld, handler: Handler)? {
    let key = HandlerKey(name: message.name, world: message.world)
    return handlers.first { $0.key == key }.map { ($0.world, $0.handler) }
  }

  /// The user scripts and message handlers for the engine.
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
