package import DisplayList

extension PixelComparison {
  /// The difference between a picture and its golden picture.
  package struct Difference: Sendable, Equatable {
    /// The pixel that differs most.
    package struct Strongest: Sendable, Equatable {
      /// The column of the pixel.
      package let x: Int
      /// The row of the pixel.
      package let y: Int
      /// The CIE94 difference, from 0 to 100.
      package let deltaE: Double
    }

    /// The sizes, such as "3x1 instead of 2x1"; `nil` if they are equal.
    package let otherSize: String?
    /// The number of pixels that exceed the tolerance.
    package let count: Int
    /// The number of pixels of the picture.
    package let total: Int
    /// The bounding rectangle of the pixels that differ; `nil` if the sizes differ.
    package let bounds: PixelRect?
    /// The pixel that differs most; `nil` if the sizes differ.
    package let strongest: Strongest?
    /// Whether a pixel of a web page differs.
    package let touchesEngine: Bool
    /// The golden picture in pale gray, with the differing pixels in red.
    package let picture: Bitmap

    /// Creates a difference between two pictures.
    ///
    /// - Parameters:
    ///   - marks: Whether each pixel differs; `nil` if the sizes differ.
    ///   - touchesEngine: Whether a pixel of a web page differs.
    init(golden: Bitmap, actual: Bitmap, marks: [Bool]?, touchesEngine: Bool = false) {
      self.touchesEngine = touchesEngine
      total = golden.pixels.count
      guard let marks else {
        otherSize =
          "\(actual.width)x\(actual.height) instead of \(golden.width)x\(golden.height)"
        (count, bounds, strongest) = (0, nil, nil)
        picture = Self.overlay(golden, actual)
        return
      }
      otherSize = nil
      var pixels = golden.pixels
      var (left, top, right, bottom, count) = (golden.width, golden.height, -1, -1, 0)
      var strongest: Strongest?
      var pairs = PixelPairs()
      var (index, x, y) = (0, 0, 0)
      while index < pixels.count {
        if marks[index] {
          let deltaE = pairs.deltaE(golden.pixels[index], actual.pixels[index])
          if deltaE > strongest?.deltaE ?? -1 { strongest = Strongest(x: x, y: y, deltaE: deltaE) }
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
          count += 1
          pixels[index] = Self.mark
        } else {
          pixels[index] = Self.faint(pixels[index])
        }
        index += 1
        x += 1
        if x == golden.width { (x, y) = (0, y + 1) }
      }
      bounds =
        count > 0
        ? PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1) : nil
      self.count = count
      self.strongest = strongest
      picture = Bitmap(
        width: golden.width, height: golden.height, pixels: pixels, name: "difference")
    }

    /// A short description of the difference.
    package var summary: String {
      otherSize.map { "the size is \($0)" } ?? "\(count) of \(total) pixels differ"
    }

    private static let mark: UInt32 = 0xFFFF_0000

    /// Returns two pictures of different sizes on top of each other.
    private static func overlay(_ golden: Bitmap, _ actual: Bitmap) -> Bitmap {
      let width = max(golden.width, actual.width)
      let height = max(golden.height, actual.height)
      var pixels = [UInt32](repeating: mark, count: width * height)
      for y in 0..<min(golden.height, actual.height) {
        for x in 0..<min(golden.width, actual.width) {
          let pixel = golden.pixels[y * golden.width + x]
          if pixel == actual.pixels[y * actual.width + x] { pixels[y * width + x] = faint(pixel) }
        }
      }
      return Bitmap(width: width, height: height, pixels: pixels, name: "difference")
    }

    /// Returns a pale gray in which the picture is still recognizable.
    private static func faint(_ pixel: UInt32) -> UInt32 {
      let sum = (pixel & 0xFF) + (pixel >> 8 & 0xFF) + (pixel >> 16 & 0xFF)
      let gray = 192 + sum / 12
      return 0xFF00_0000 | min(gray, 255) * 0x01_0101
    }
  }
}
