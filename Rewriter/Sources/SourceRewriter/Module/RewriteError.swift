/// The reason why source files could not be rewritten.
public struct RewriteError: Error, CustomStringConvertible, Sendable {
  /// The message, which says what was attempted and what happened.
  public let message: String

  /// The message as a description.
  public var description: String { message }
}
