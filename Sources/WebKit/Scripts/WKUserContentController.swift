public import Foundation
import WebEngine

/// What an app adds to the pages of its web views: scripts, and names to post messages to (W279-W290).
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  var content: UserContent = UserContent()
  /// The web views that follow the changes.
  var followers: [UserContentFollower] = []

  /// Creates a controller without scripts and names.
  nonisolated public override init() { super.init() }

  // MARK: Scripts

  /// The scripts, in the order that they run in (W281).
  open var userScripts: [WKUserScript] { content.userScripts }

  /// Adds a script to the pages that are loaded from now on (W280).
  open func addUserScript(_ userScript: WKUserScript) {
    content.userScripts.append(userScript)
    contentDidChange()
  }

  /// Takes the scripts of every world away (W281).
  open func removeAllUserScripts() {
    content.userScripts = []
    contentDidChange()
  }

  // MARK: Content rules

  /// Lets a list say what pages load from now on; one of the same name is replaced.
  open func add(_ contentRuleList: WKContentRuleList) {
    content.ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
    content.ruleLists.append(contentRuleList)
    contentRulesDidChange()
  }

  /// Takes a list away.
  open func remove(_ contentRuleList: WKContentRuleList) {
    content.ruleLists.removeAll { $0.identifier == contentRuleList.identifier }
    contentRulesDidChange()
  }

  /// Takes all lists away.
  open func removeAllContentRuleLists() {
    content.ruleLists = []
    contentRulesDidChange()
  }

  // MARK: Messages

  /// Adds a name that the page's own scripts can post to (W282).
  ///
  /// - Precondition: The name is not in use in the page's world.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    addHandler(.plain(scriptMessageHandler), name: name, world: .page)
  }

  /// Adds a name that scripts of a world can post to (W282).
  ///
  /// - Precondition: The name is not in use in the world.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {
    addHandler(.plain(scriptMessageHandler), name: name, world: world)
  }

  /// Adds a name that scripts of a world can post to, and get an answer from (W286).
  ///
  /// - Precondition: The name is not in use in the world.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {
    addHandler(.replying(scriptMessageHandlerWithReply), name: name, world: contentWorld)
  }

  /// Takes a name of the page's own world away (W289).
  open func removeScriptMessageHandler(forName name: String) {
    removeHandlers { $0 == UserContent.HandlerKey(name: name, world: .page) }
  }

  /// Takes a name of a world away (W289).
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeHandlers { $0 == UserContent.HandlerKey(name: name, world: contentWorld.world) }
  }

  /// Takes every name of a world away (W289).
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    removeHandlers { $0.world == contentWorld.world }
  }

  /// Takes every name of every world away (W289).
  open func removeAllScriptMessageHandlers() {
    removeHandlers { _ in true }
  }
}
