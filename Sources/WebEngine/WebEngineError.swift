/// What went wrong in an engine, what was tried and what helps.
public struct WebEngineError: Error, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Code: Sendable, Hashable {
    /// The engine's program is not installed.
    case notInstalled
    /// The engine did not start.
    case startFailed
    /// The engine ended while it was needed.
    case engineGone
    /// The page was closed or its process ended.
    case pageClosed
    /// A script threw; the message is the exception's.
    case scriptFailed
    /// A script's value has no copy outside the page: a function, a node, a symbol (W295).
    case scriptResultUnsupported
    /// A file may not be read.
    case fileUnreadable
    /// The engine refused a command or answered nonsense.
    case protocolFailed
    /// The page was ended because it reached a limit of what it may use.
    case limitReached
    /// No answer in time.
    case timedOut
  }

  /// The kind.
  public let code: Code
  /// One sentence: what was tried and what happened.
  public let message: String
  /// One sentence: what to do about it; empty where nothing can be done.
  public let advice: String

  /// Creates an error.
  public init(_ code: Code, _ message: String, advice: String = "") {
    self.code = code
    self.message = message
    self.advice = advice
  }

  /// The message and the advice.
  public var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
