import DisplayList
import Foundation

/// A bitmap into which captured pieces of a page are drawn.
struct SnapshotCanvas {
  /// The size in pixels.
  let width: Int
  let height: Int
  private var pixels: [UInt32]

  /// Creates a canvas of one color, a premultiplied pixel.
  init(width: Int, height: Int, filledWith pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// The image.
  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels, name: "snapshot") }

  /// Draws an image into a frame, in pixels of the canvas; each pixel is the mean of the image's pixels
  /// that it covers.
  ///
  /// - Parameter background: The premultiplied pixel below a translucent image.
  mutating func draw(_ image: Bitmap, in frame: CGRect, over background: UInt32 = 0) {
    let columns = Self.spans(from: frame.minX, frame.width, of: image.width, limit: width)
    let rows = Self.spans(from: frame.minY, frame.height, of: image.height, limit: height)
    for (y, sourceRows) in rows {
      for (x, sourceColumns) in columns {
        pixels[y * width + x] = Self.blend(
          Self.mean(of: image, sourceColumns, sourceRows), over: background)
      }
    }
  }

  /// Returns the image's pixels that each pixel of the canvas covers, along one axis.
  private static func spans(
    from start: CGFloat, _ length: CGFloat, of count: Int, limit: Int
  ) -> [(Int, Range<Int>)] {
    guard length > 0, count > 0 else { return [] }
    let first = max(Int(start.rounded()), 0)
    let end = min(Int((start + length).rounded()), limit)
    guard first < end else { return [] }
    let step = CGFloat(count) / length
    return (first..<end).map { position in
      let from = min(max(Int(((CGFloat(position) - start) * step).rounded()), 0), count - 1)
      let to = Int(((CGFloat(position + 1) - start) * step).rounded())
      return (position, from..<min(max(to, from + 1), count))
    }
  }

  /// Returns a premultiplied pixel over another.
  private static func blend(_ pixel: UInt32, over background: UInt32) -> UInt32 {
    let transparency = 255 - pixel >> 24
    guard transparency > 0, background != 0 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      let behind = (background >> shift & 255) * transparency
      return min((pixel >> shift & 255) + (behind + 127) / 255, 255) << shift
    }
    return channel(0) | channel(8) | channel(16) | channel(24)
  }

  private static func mean(
    of image: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> UInt32 {
    if columns.count == 1, rows.count == 1 {
      return image.pixels[rows.lowerBound * image.width + columns.lowerBound]
    }
    var sums: SIMD4<UInt32> = .zero
    for row in rows {
      for column in columns {
        let pixel = image.pixels[row * image.width + column]
        sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
      }
    }
    let count = UInt32(columns.count * rows.count)
    let means = (sums &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)
    return means[0] | means[1] << 8 | means[2] << 16 | means[3] << 24
  }
}
