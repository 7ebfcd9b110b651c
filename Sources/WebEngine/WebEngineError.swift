/// An error of an engine, with advice on how to resolve it.
public struct WebEngineError: Error, Sendable, CustomStringConvertible {
  /// The kinds of engine error.
  public enum Code: Sendable, Hashable {
    /// The engine is not installed.
    case notInstalled
    /// The engine did not start.
    case startFailed
    /// The engine terminated while it was in use.
    case engineTerminated
    /// The page was closed or its process terminated.
    case pageClosed
    /// A script threw an exception, whose message this is.
    case scriptFailed
    /// A script's result cannot be serialized: a function, a node, a symbol (W295).
    case scriptResultUnsupported
    /// A file cannot be read.
    case fileUnreadable
    /// The engine refused a command or sent an invalid response.
    case protocolFailed
    /// The page was terminated because it reached a resource limit.
    case limitReached
    /// The operation timed out.
    case timedOut
  }

  /// The kind of the error.
  public let code: Code
  /// A sentence that says what was attempted and what happened.
  public let message: String
  /// A sentence that says how to resolve the error; empty if nothing helps.
  public let advice: String

  /// Creates an error with a message and advice.
  public init(_ code: Code, _ message: String, advice: String = "") {
    self.code = code
    self.message = message
    self.advice = advice
  }

  /// The message, followed by the advice.
  public var description: String { advice.isEmpty ? message : "\(message) \(advice)" }
}
