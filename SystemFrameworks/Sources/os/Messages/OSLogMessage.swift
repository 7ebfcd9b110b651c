/// An interpolated message for the logging system, which is composed when it is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  private let compose: () -> String

  /// Creates a message from a string interpolation.
  public init(stringInterpolation: OSLogInterpolation) {
    let parts = stringInterpolation.parts
    compose = { parts.map { $0() }.joined() }
  }

  /// Creates a message from a string literal.
  public init(stringLiteral value: String) {
    compose = { value }
  }

  /// The message's text, with private values redacted.
  var text: String { compose() }
}
