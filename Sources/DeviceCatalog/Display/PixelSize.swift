/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The number of pixels from side to side.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int

  /// Creates a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
