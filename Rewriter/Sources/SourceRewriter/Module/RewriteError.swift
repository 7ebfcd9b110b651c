/// Why sources could not be rewritten.
public struct RewriteError: Error, CustomStringConvertible, Sendable {
  /// What was tried, what happened and what to do.
  public let message: String

  /// The message.
  public var description: String { message }
}
