/// An error that occurs while a device is simulated or a picture is taken, with advice.
public struct SimulatorError: Error, Sendable, CustomStringConvertible {
  /// Constants for the kinds of simulator error.
  public enum Code: Sendable, Hashable {
    /// The fonts are not installed.
    case fontsMissing
    /// The picture could not be drawn.
    case drawingFailed
    /// A web view has no engine: none was connected, or it is not installed or did not start.
    case engineMissing
    /// The engine or a page's process terminated, or did not respond.
    case engineFailed
    /// A page did not become quiet in time.
    case pageBusy
  }

  /// The kind of error that occurred.
  public let code: Code
  /// A sentence that describes the operation and its failure.
  public let message: String
  /// A sentence with advice on how to fix the problem.
  public let advice: String

  /// Creates an error with a message and advice.
  public init(_ code: Code, _ message: String, advice: String) {
    self.code = code
    self.message = message
    self.advice = advice
  }

  /// The message and the advice.
  public var description: String { "\(message) \(advice)" }
}
