/// What went wrong while drawing or while reading or writing a picture.
public struct RenderingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Constants for the kinds of rendering failure.
  public struct Code: Sendable, Hashable {
    private enum Value: Sendable, Hashable {
      case size, font, drawing, corruptPicture, unsupportedPicture, compression
    }
    private let value: Value

    /// The picture would have no pixels or too many.
    public static let size: Code = .init(value: .size)
    /// A font's file cannot be opened.
    public static let font: Code = .init(value: .font)
    /// The drawing library refused a command.
    public static let drawing: Code = .init(value: .drawing)
    /// The picture's data is damaged or ends too early.
    public static let corruptPicture: Code = .init(value: .corruptPicture)
    /// The data is not a picture of a known format.
    public static let unsupportedPicture: Code = .init(value: .unsupportedPicture)
    /// The picture's pixels could not be compressed.
    public static let compression: Code = .init(value: .compression)
  }

  /// The kind of failure that occurred.
  public let code: Code
  /// The message and the advice.
  public let message: String

  /// Creates an error with a message for people.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The message, for people to read.
  public var description: String { message }
}
