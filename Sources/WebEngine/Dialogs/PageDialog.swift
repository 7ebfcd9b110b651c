/// A JavaScript panel that a script waits for.
public struct PageDialog: Sendable, Hashable {
  /// The kinds of JavaScript panels.
  public enum Kind: Sendable, Hashable {
    /// The panel of `alert`.
    case alert
    /// The panel of `confirm`.
    case confirm
    /// The panel of `prompt`, with the default text.
    case prompt(String)
  }

  /// The kind of the panel.
  public var kind: Kind
  /// The message that the panel displays.
  public var message: String
  /// The frame whose script opened the panel.
  public var frame: PageFrame

  /// Creates a panel of a frame.
  public init(kind: Kind, message: String, frame: PageFrame) {
    self.kind = kind
    self.message = message
    self.frame = frame
  }

  /// The responses of the user to a panel.
  public enum Response: Sendable, Hashable {
    /// The user chose OK.
    case accept
    /// The user chose Cancel.
    case dismiss
    /// The user entered this text.
    case text(String)
  }
}
