/// An error that occurs while drawing, or while reading or writing an image.
public struct RenderingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Constants for the kinds of rendering failure.
  public struct Code: Sendable, Hashable {
    private enum Value: Sendable, Hashable {
      case size, font, drawing, corruptPicture, unsupportedPicture, compression
    }
    private let value: Value

    /// The image has no pixels or too many.
    public static let size: Code = .init(value: .size)
    /// A font file cannot be opened.
    public static let font: Code = .init(value: .font)
    /// The drawing library refused a command.
    public static let drawing: Code = .init(value: .drawing)
    /// The image's data is damaged or truncated.
    public static let corruptPicture: Code = .init(value: .corruptPicture)
    /// The data is not an image of a supported format.
    public static let unsupportedPicture: Code = .init(value: .unsupportedPicture)
    /// The image's pixels cannot be compressed.
    public static let compression: Code = .init(value: .compression)
  }

  /// The kind of failure that occurred.
  public let code: Code
  /// The message that says what failed and, where possible, what to do.
  public let message: String

  /// Creates an error from its kind and a message.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The error's message, which says what failed.
  public var description: String { message }
}
