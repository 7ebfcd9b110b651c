public import Foundation

/// Why a script has no result.
public enum ScriptFailure: Error, Sendable {
  /// It threw, or its promise was rejected (W296, W298).
  case exception(Exception)
  /// Its value has no copy outside the page (W295).
  case unsupportedResult
  /// The frame is gone (W297).
  case frameIsGone
  /// The page's process ended (W301).
  case processEnded(String)
  /// The page was closed (W301).
  case pageWasClosed
  /// The engine could not answer.
  case engine(WebEngineError)

  /// What a script threw (W296).
  public struct Exception: Sendable, Hashable {
    /// What was thrown, as text.
    public var message: String
    /// The line, from 1 on.
    public var line: Int
    /// The column, from 1 on; 0 where it is not known.
    public var column: Int
    /// The address of the script, where it has one.
    public var sourceURL: URL?

    /// Creates an exception.
    public init(message: String, line: Int = 0, column: Int = 0, sourceURL: URL? = nil) {
      self.message = message
      self.line = line
      self.column = column
      self.sourceURL = sourceURL
    }
  }
}
