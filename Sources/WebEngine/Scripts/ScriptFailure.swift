public import Foundation

/// The reason why a script has no result.
public enum ScriptFailure: Error, Sendable {
  /// The script threw, or its promise was rejected (W296, W298).
  case exception(Exception)
  /// The result cannot be serialized (W295).
  case unsupportedResult
  /// The frame does not exist any more (W297).
  case frameDetached
  /// The page's process terminated (W301).
  case processEnded(String)
  /// The page was closed (W301).
  case pageWasClosed
  /// The engine failed to evaluate the script.
  case engine(WebEngineError)

  /// A JavaScript exception (W296).
  public struct Exception: Sendable, Hashable {
    /// The message of the exception.
    public var message: String
    /// The line number, from 1.
    public var line: Int
    /// The column number, from 1; 0 where it is not known.
    public var column: Int
    /// The URL of the script; `nil` if it has none.
    public var sourceURL: URL?

    /// Creates an exception with a message.
    public init(message: String, line: Int = 0, column: Int = 0, sourceURL: URL? = nil) {
      self.message = message
      self.line = line
      self.column = column
      self.sourceURL = sourceURL
    }
  }
}
