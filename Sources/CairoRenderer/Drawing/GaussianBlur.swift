import Foundation

/// A Gaussian blur and a change of the saturation of a whole surface, in place.
///
/// Three box blurs in each direction approximate a Gaussian (Peter Kovesi, "Fast Almost-Gaussian
/// Filtering", 2010). Beyond an edge, the edge pixel is repeated.
struct GaussianBlur {
  /// The standard deviation, in pixels of the surface; 0 does not blur.
  let deviation: CGFloat
  /// The saturation factor; 1 leaves colors unchanged.
  let saturation: CGFloat

  /// Blurs a surface and changes its saturation.
  func apply(to surface: CairoSurface) throws {
    let radii = Self.boxRadii(deviation: deviation)
    let width = surface.width
    let height = surface.height
    surface.withPixels { pixels, rowLength in
      let count = width * height * 4
      let values = UnsafeMutablePointer<Float>.allocate(capacity: count)
      let turned = UnsafeMutablePointer<Float>.allocate(capacity: count)
      defer {
        values.deallocate()
        turned.deallocate()
      }
      Self.load(pixels, rowLength: rowLength, width: width, height: height, into: values)
      Self.blurRows(values, width: width, height: height, radii: radii, turnedInto: turned)
      Self.blurRows(turned, width: height, height: width, radii: radii, turnedInto: values)
      store(values, width: width, height: height, into: pixels, rowLength: rowLength)
    }
  }

  /// Returns the radii of the three boxes whose variances add up to the Gaussian's.
  static func boxRadii(deviation: CGFloat) -> [Int] {
    let variance = 12 * deviation * deviation
    let ideal = (variance / 3 + 1).squareRoot()
    let small = max(0, Int((ideal - 1) / 2))
    let size = CGFloat(2 * small + 1)
    let smallCount = ((3 * size * size + 12 * size + 9 - variance) / (4 * size + 4)).rounded()
    return (0..<3).map { CGFloat($0) < smallCount ? small : small + 1 }
  }

  /// Loads the four channels of each pixel, interleaved in the order blue, green, red, alpha.
  private static func load(
    _ pixels: UnsafeMutablePointer<UInt32>, rowLength: Int, width: Int, height: Int,
    into values: UnsafeMutablePointer<Float>
  ) {
    var index = 0
    for y in 0..<height {
      let row = pixels + y * rowLength
      for x in 0..<width {
        let pixel = row[x]
        values[index] = Float(pixel & 0xFF)
        values[index + 1] = Float(pixel >> 8 & 0xFF)
        values[index + 2] = Float(pixel >> 16 & 0xFF)
        values[index + 3] = Float(pixel >> 24)
        index += 4
      }
    }
  }

  /// Blurs each row and writes the result transposed, as a column.
  private static func blurRows(
    _ values: UnsafeMutablePointer<Float>, width: Int, height: Int, radii: [Int],
    turnedInto turned: UnsafeMutablePointer<Float>
  ) {
    let other = UnsafeMutablePointer<Float>.allocate(capacity: width * 4)
    defer { other.deallocate() }
    for y in 0..<height {
      var source = values + y * width * 4
      var target = other
      for radius in radii where radius > 0 {
        for channel in 0..<4 {
          boxBlur(source + channel, into: target + channel, count: width, radius: radius)
        }
        swap(&source, &target)
      }
      for x in 0..<width {
        let column = turned + (x * height + y) * 4
        let pixel = source + x * 4
        column[0] = pixel[0]
        column[1] = pixel[1]
        column[2] = pixel[2]
        column[3] = pixel[3]
      }
    }
  }

  /// Writes the mean of `2 * radius + 1` neighbors of every fourth value, which are one channel of
  /// a row.
  private static func boxBlur(
    _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, count: Int,
    radius: Int
  ) {
    let last = (count - 1) * 4
    let share = 1 / Float(2 * radius + 1)
    var sum = source[0] * Float(radius + 1)
    for step in 1...radius { sum += source[min(step * 4, last)] }
    var index = 0
    var entering = (radius + 1) * 4
    var leaving = -radius * 4
    while index <= last {
      target[index] = sum * share
      sum += source[min(entering, last)] - source[max(leaving, 0)]
      index += 4
      entering += 4
      leaving += 4
    }
  }

  private func store(
    _ values: UnsafeMutablePointer<Float>, width: Int, height: Int,
    into pixels: UnsafeMutablePointer<UInt32>, rowLength: Int
  ) {
    let saturation = Float(saturation)
    var index = 0
    for y in 0..<height {
      let row = pixels + y * rowLength
      for x in 0..<width {
        let blue = values[index]
        let green = values[index + 1]
        let red = values[index + 2]
        let alpha = values[index + 3]
        index += 4
        // The luma coefficients of Rec. 709. Premultiplied channels are correct here because the
        // step is linear.
        let gray = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        func byte(_ part: Float) -> UInt32 {
          UInt32(max(0, min(gray + (part - gray) * saturation, alpha)) + 0.5)
        }
        row[x] =
          UInt32(max(0, min(alpha, 255)) + 0.5) << 24 | byte(red) << 16 | byte(green) << 8
          | byte(blue)
      }
    }
  }
}
