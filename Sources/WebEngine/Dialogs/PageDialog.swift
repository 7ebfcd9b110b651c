/// A panel that a script waits for.
public struct PageDialog: Sendable, Hashable {
  /// What is asked.
  public enum Kind: Sendable, Hashable {
    /// Something is told.
    case alert
    /// Yes or no.
    case confirm
    /// A text, with the one to begin with.
    case prompt(String)
  }

  /// What is asked.
  public var kind: Kind
  /// The text to show.
  public var message: String
  /// The frame whose script waits.
  public var frame: PageFrame

  /// Creates a panel.
  public init(kind: Kind, message: String, frame: PageFrame) {
    self.kind = kind
    self.message = message
    self.frame = frame
  }

  /// What the script is answered.
  public enum Answer: Sendable, Hashable {
    /// Yes, or that it was read.
    case accept
    /// No.
    case dismiss
    /// A text.
    case text(String)
  }
}
