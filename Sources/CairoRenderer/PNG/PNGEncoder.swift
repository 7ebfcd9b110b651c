public import DisplayList
public import Foundation

/// Writes bitmaps as PNG.
///
/// Made for pictures of interfaces and for speed: rows are not filtered, which only costs on flat
/// colours, and compressed at isa-l's level 1. The same bitmap gives the same bytes. An opaque
/// bitmap becomes 8-bit RGB, any other RGBA. Colours are marked as sRGB.
public enum PNGEncoder {
  /// Returns a bitmap as a PNG file's bytes.
  ///
  /// - Throws: ``RenderingError`` if the bitmap has no pixels or compression fails.
  public static func encode(_ bitmap: Bitmap) throws -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw RenderingError(
        .size, "A bitmap of \(bitmap.width) by \(bitmap.height) pixels has nothing to write.")
    }
    let format: PNGHeader.ColorType = PixelRows.isOpaque(bitmap.pixels) ? .rgb : .rgba
    var file = PNGFileWriter()
    file.append(
      PNGHeader(
        width: bitmap.width, height: bitmap.height, bitDepth: 8, colorType: format.rawValue,
        interlace: 0))
    // The rendering intent: perceptual.
    file.append([0], as: .sRGB)
    try appendPixels(of: bitmap, as: format, to: &file)
    file.append([], as: .end)
    return file.data
  }

  private static func appendPixels(
    of bitmap: Bitmap, as format: PNGHeader.ColorType, to file: inout PNGFileWriter
  ) throws {
    let deflater = try Deflater()
    let strip = PixelRows(width: bitmap.width, bytesPerPixel: format.bytesPerPixel)
    var first = 0
    while first < bitmap.height {
      let rows = min(strip.capacity, bitmap.height - first)
      strip.pack(bitmap.pixels, rows: first..<first + rows)
      try deflater.compress(strip.filtered(rows), isLast: first + rows == bitmap.height) {
        file.append($0, as: .data)
      }
      first += rows
    }
  }
}
