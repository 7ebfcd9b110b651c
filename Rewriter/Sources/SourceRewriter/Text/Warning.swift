/// A warning about code that cannot be rewritten.
public struct Warning: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The path of the source file.
  public let path: String

  /// The line, from 1.
  public let line: Int

  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// The message, which names the code and the reason.
  public let message: String

  /// The warning in the compiler's format, which editors and CI recognize.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
