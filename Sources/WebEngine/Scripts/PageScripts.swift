/// The user scripts and message handlers of a page (W279-W284).
public struct PageScripts: Sendable, Hashable {
  /// The user scripts, in the order in which they run.
  public var userScripts: [UserScript]
  /// The message handlers of the page.
  public var handlers: [MessageHandler]

  /// Creates scripts and handlers; none by default.
  public init(userScripts: [UserScript] = [], handlers: [MessageHandler] = []) {
    self.userScripts = userScripts
    self.handlers = handlers
  }

  /// A user script, which runs in every document.
  public struct UserScript: Sendable, Hashable {
    /// The injection times of a user script (W279).
    public enum Time: Sendable, Hashable {
      /// After the document element is created, before any other script runs.
      case documentStart
      /// After the document is parsed, before its load event.
      case documentEnd
    }

    /// The source code of the script.
    public var source: String
    /// The injection time of the script.
    public var time: Time
    /// A Boolean value that determines whether the script runs in the main frame only.
    public var isForMainFrameOnly: Bool
    /// The content world of the script.
    public var world: ScriptWorld

    /// Creates a user script for a content world.
    public init(source: String, time: Time, isForMainFrameOnly: Bool, world: ScriptWorld) {
      self.source = source
      self.time = time
      self.isForMainFrameOnly = isForMainFrameOnly
      self.world = world
    }
  }

  /// A message handler under `window.webkit.messageHandlers` in every frame (W284).
  public struct MessageHandler: Sendable, Hashable {
    /// The name of the handler.
    public var name: String
    /// The content world of the handler.
    public var world: ScriptWorld
    /// A Boolean value that determines whether `postMessage` returns a promise of a reply (W286).
    public var expectsReply: Bool

    /// Creates a message handler for a content world.
    public init(name: String, world: ScriptWorld, expectsReply: Bool) {
      self.name = name
      self.world = world
      self.expectsReply = expectsReply
    }
  }
}
