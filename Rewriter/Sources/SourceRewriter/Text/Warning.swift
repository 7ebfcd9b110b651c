/// What cannot be rewritten, with the reason.
public struct Warning: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The source's path.
  public let path: String

  /// The line, from 1.
  public let line: Int

  /// The column in UTF-8 bytes, from 1.
  public let column: Int

  /// What stands there and why it stays.
  public let message: String

  /// The warning in the compiler's format, which editors and CI annotate.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
