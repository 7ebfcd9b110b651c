import CairoRenderer
import DisplayList
import Foundation

/// The reduction of pictures for the HTML page (docs/spec/reports.md 6).
enum PictureReduction {
  /// Returns a PNG file in which each pixel is the mean of a square of pixels; `nil` if the file cannot be read
  /// or `factor` is less than 2.
  ///
  /// - Parameter factor: The side of a square in pixels. Partial squares at the right and bottom edges also
  ///   become pixels.
  static func png(_ png: Data, by factor: Int) -> Data? {
    guard factor > 1, let bitmap = try? PNGDecoder.decode(png, name: "picture") else { return nil }
    return try? PNGEncoder.encode(reduced(bitmap, by: factor))
  }

  /// Returns a bitmap of the means of squares of pixels.
  static func reduced(_ bitmap: Bitmap, by factor: Int) -> Bitmap {
    let width = (bitmap.width + factor - 1) / factor
    let height = (bitmap.height + factor - 1) / factor
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let rows = (row * factor)..<min((row + 1) * factor, bitmap.height)
      for column in 0..<width {
        let columns = (column * factor)..<min((column + 1) * factor, bitmap.width)
        // Each sum holds two channels, 32 bits apart.
        var (even, odd): (UInt64, UInt64) = (0, 0)
        for y in rows {
          for x in columns {
            let pixel = UInt64(bitmap.pixels[y * bitmap.width + x])
            even += pixel & 0xFF | (pixel & 0xFF_0000) << 16
            odd += pixel >> 8 & 0xFF | (pixel >> 8 & 0xFF_0000) << 16
          }
        }
        let count = UInt64(rows.count * columns.count)
        let mean = { (sum: UInt64) in (sum + count / 2) / count & 0xFF }
        let blue = mean(even & 0xFFFF_FFFF)
        let green = mean(odd & 0xFFFF_FFFF)
        let red = mean(even >> 32)
        let alpha = mean(odd >> 32)
        pixels.append(UInt32(blue | green << 8 | red << 16 | alpha << 24))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, name: bitmap.name)
  }
}
