import Foundation

/// Immutable pixels: premultiplied BGRA, eight bits each, rows from the top.
public final class Bitmap: Sendable, Equatable {
  /// The width of the bitmap, in pixels.
  public let width: Int
  /// The height of the bitmap, in pixels.
  public let height: Int
  /// The pixels, `width * height` words; blue is the lowest byte, alpha the highest.
  public let pixels: [UInt32]
  /// The bitmap's name in the text form of a display list.
  public let name: String

  /// Creates a bitmap of `width * height` premultiplied pixels.
  public init(width: Int, height: Int, pixels: [UInt32], name: String) {
    precondition(pixels.count == width * height, "a bitmap has width * height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.name = name
  }

  /// Two bitmaps are equal when their pixels are.
  public static func == (one: Bitmap, other: Bitmap) -> Bool {
    one === other
      || (one.width == other.width && one.height == other.height && one.pixels == other.pixels)
  }
}
