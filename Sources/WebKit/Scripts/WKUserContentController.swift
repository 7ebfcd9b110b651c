public import Foundation
import WebEngine

/// An object that adds user scripts, message handlers and content rules to the pages of web views
/// (W279-W290).
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  var content: UserContent = UserContent()
  /// The web views that use the controller.
  var observers: [UserContentObserver] = []

  /// Creates a controller without scripts, rules and message handlers.
  nonisolated public override init() { super.init() }

  // MARK: Scripts

  /// The user scripts, in the order in which they run (W281).
  open var userScripts: [WKUserScript] { content.userScripts }

  /// Adds a user script to documents loaded from now on (W280).
  open func addUserScript(_ userScript: WKUserScript) {
    content.userScripts.append(userScript)
    contentDidChange()
  }

  /// Removes the user scripts of every world (W281).
  open func removeAllUserScripts() {
    content.userScripts = []
    contentDidChange()
  }

  // MARK: Content rules

  /// Adds a content rule list, which replaces one with the same identifier.
  open func add(_ contentRuleList: WKContentRuleList) {
    content.ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
    content.ruleLists.append(contentRuleList)
    contentRulesDidChange()
  }

  /// Removes a content rule list.
  open func remove(_ contentRuleList: WKContentRuleList) {
    content.ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
    contentRulesDidChange()
  }

  /// Removes all content rule lists.
  open func removeAllContentRuleLists() {
    content.ruleLists = []
    contentRulesDidChange()
  }

  // MARK: Messages

  /// Adds a message handler in the page's content world (W282).
  ///
  /// - Precondition: The name is not in use in the page's content world.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    addHandler(.plain(scriptMessageHandler), name: name, world: .page)
  }

  /// Adds a message handler in a content world (W282).
  ///
  /// - Precondition: The name is not in use in the world.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    addHandler(.plain(scriptMessageHandler), name: name, world: world)
  }

  /// Adds a message handler that replies, in a content world (W286).
  ///
  /// - Precondition: The name is not in use in the world.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    addHandler(.replying(scriptMessageHandlerWithReply), name: name, world: contentWorld)
  }

  /// Removes a message handler from the page's content world (W289).
  open func removeScriptMessageHandler(forName name: String) {
    removeHandlers { $0 == UserContent.HandlerKey(name: name, world: .page) }
  }

  /// Removes a message handler from a content world (W289).
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeHandlers { $0 == UserContent.HandlerKey(name: name, world: contentWorld.world) }
  }

  /// Removes all message handlers of a content world (W289).
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    removeHandlers { $0.world == contentWorld.world }
  }

  /// Removes all message handlers (W289).
  open func removeAllScriptMessageHandlers() {
    removeHandlers { _ in true }
  }
}
