package import DisplayList
public import Foundation

/// An immutable image made of pixels.
public final class CGImage: Sendable, Hashable {
  /// The pixels: premultiplied BGRA, rows from the top.
  package let bitmap: Bitmap
  /// The part of the bitmap that is the image, in pixels.
  package let source: CGRect
  /// Whether the image was created without an alpha channel.
  let isOpaque: Bool

  /// The width of the image, in pixels.
  public var width: Int { Int(source.width) }
  /// The height of the image, in pixels.
  public var height: Int { Int(source.height) }

  /// Creates the image of a whole bitmap.
  package convenience init(_ bitmap: Bitmap) {
    self.init(bitmap, isOpaque: false)
  }

  /// Creates the image of a whole bitmap, with or without opacity.
  convenience init(_ bitmap: Bitmap, isOpaque: Bool) {
    self.init(
      bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      isOpaque: isOpaque)
  }

  private init(_ bitmap: Bitmap, source: CGRect, isOpaque: Bool) {
    self.bitmap = bitmap
    self.source = source
    self.isOpaque = isOpaque
  }

  /// Returns the part of the image inside `rect`, in pixels from the top left corner.
  ///
  /// - Returns: `nil` if no part of the image is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.offsetBy(dx: source.minX, dy: source.minY).intersection(source)
    guard !part.isNull, !part.isEmpty else { return nil }
    return CGImage(bitmap, source: part, isOpaque: isOpaque)
  }

  /// Two images are equal when they show the same part of equal bitmaps.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one === other || (one.source == other.source && one.bitmap == other.bitmap)
  }

  /// Feeds the size to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
