/// What an app adds to the documents of a page (W279-W284).
public struct PageScripts: Sendable, Hashable {
  /// The scripts that run in each document, in their order.
  public var userScripts: [UserScript]
  /// The names that documents may post messages to.
  public var handlers: [MessageHandler]

  /// Creates additions; none by default.
  public init(userScripts: [UserScript] = [], handlers: [MessageHandler] = []) {
    self.userScripts = userScripts
    self.handlers = handlers
  }

  /// A script that runs in each document.
  public struct UserScript: Sendable, Hashable {
    /// When a script runs (W279).
    public enum Time: Sendable, Hashable {
      /// When the document has its root element, before any script of its own.
      case documentStart
      /// When the document is parsed, before its load event.
      case documentEnd
    }

    /// The script's text.
    public var source: String
    /// When it runs.
    public var time: Time
    /// Whether it runs in no frame but the main one.
    public var isForMainFrameOnly: Bool
    /// The globals that it sees.
    public var world: ScriptWorld

    /// Creates a script.
    public init(source: String, time: Time, isForMainFrameOnly: Bool, world: ScriptWorld) {
      self.source = source
      self.time = time
      self.isForMainFrameOnly = isForMainFrameOnly
      self.world = world
    }
  }

  /// A name under `window.webkit.messageHandlers` in every frame (W284).
  public struct MessageHandler: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The world that has it.
    public var world: ScriptWorld
    /// Whether each message is answered (W286).
    public var isReplying: Bool

    /// Creates a handler.
    public init(name: String, world: ScriptWorld, isReplying: Bool) {
      self.name = name
      self.world = world
      self.isReplying = isReplying
    }
  }
}
