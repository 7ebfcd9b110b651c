import DisplayList

/// Detects pixels that antialias an edge.
///
/// - Source: V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), with the limits
///   of pixelmatch (https://github.com/mapbox/pixelmatch, c6fee35): at most two neighbors are as bright
///   as the pixel; among the others are a darker and a brighter one; and the darkest or the brightest
///   lies in an area of one color, in both pictures.
struct AntialiasedPixels {
  /// The golden picture.
  let golden: Bitmap
  /// The actual picture, of the same size.
  let actual: Bitmap

  /// Returns whether a pixel antialiases an edge in one of the pictures.
  func contains(x: Int, y: Int) -> Bool {
    isSmoothing(x, y, in: golden, other: actual) || isSmoothing(x, y, in: actual, other: golden)
  }

  private func isSmoothing(_ x: Int, _ y: Int, in bitmap: Bitmap, other: Bitmap) -> Bool {
    let width = bitmap.width
    let center = bitmap.pixels[y * width + x]
    let luma = RGB(center).luma
    // The edge of the picture counts as a neighbor of equal brightness.
    var equals = isAtEdge(x, y) ? 1 : 0
    var darkest: (delta: Double, x: Int, y: Int) = (0, 0, 0)
    var brightest = darkest
    for row in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where row != y || column != x {
        let pixel = bitmap.pixels[row * width + column]
        let delta = pixel == center ? 0 : RGB(pixel).luma - luma
        if delta == 0 {
          equals += 1
          if equals > 2 { return false }
        } else if delta < darkest.delta {
          darkest = (delta, column, row)
        } else if delta > brightest.delta {
          brightest = (delta, column, row)
        }
      }
    }
    guard darkest.delta < 0, brightest.delta > 0 else { return false }
    return [darkest, brightest].contains {
      isInArea($0.x, $0.y, of: bitmap) && isInArea($0.x, $0.y, of: other)
    }
  }

  /// Returns whether more than two neighbors of a pixel have its color.
  private func isInArea(_ x: Int, _ y: Int, of bitmap: Bitmap) -> Bool {
    let width = bitmap.width
    let center = bitmap.pixels[y * width + x]
    var equals = isAtEdge(x, y) ? 1 : 0
    for row in max(0, y - 1)...min(bitmap.height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1)
      where (row != y || column != x) && bitmap.pixels[row * width + column] == center {
        equals += 1
      }
    }
    return equals > 2
  }

  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == golden.width - 1 || y == golden.height - 1
  }
}
