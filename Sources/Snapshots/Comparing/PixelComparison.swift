package import DisplayList

/// A comparison of two pictures (testing.md 8).
package struct PixelComparison: Sendable {
  /// How far pixels may differ.
  package let tolerance: PixelTolerance

  /// Creates a comparison.
  package init(_ tolerance: PixelTolerance = .exact) { self.tolerance = tolerance }

  /// Compares a picture with the golden one; returns `nil` if it is within the tolerance.
  ///
  /// Pictures of other sizes differ whatever the tolerance.
  package func difference(golden: Bitmap, actual: Bitmap) -> Difference? {
    guard golden.width == actual.width, golden.height == actual.height else {
      return Difference(golden: golden, actual: actual, marks: nil)
    }
    guard golden != actual else { return nil }
    let marks = marks(golden, actual)
    let count = marks.count { $0 }
    let total = marks.count
    switch tolerance {
    case .exact: guard count > 0 else { return nil }
    case .perceptual(_, let share): guard Double(count) > share * Double(total) else { return nil }
    case .antialiased(_, let pixels, let ratio, let window):
      let worst =
        window.map {
          SlidingWindow.largestCount(
            of: marks, width: golden.width, height: golden.height, edge: $0)
        } ?? count
      let area = window.map { min($0, golden.width) * min($0, golden.height) } ?? total
      guard Double(worst) > max(Double(pixels), ratio * Double(area)) else { return nil }
    }
    return Difference(golden: golden, actual: actual, marks: marks)
  }

  /// Which pixels differ by more than the tolerance allows a pixel.
  private func marks(_ golden: Bitmap, _ actual: Bitmap) -> [Bool] {
    var marks = [Bool](repeating: false, count: golden.pixels.count)
    let smoothing = AntialiasedPixels(golden: golden, actual: actual)
    var pairs = PixelPairs()
    // Plain loops: tests are built without optimization, and a picture has millions of pixels.
    var index = 0
    while index < marks.count {
      let (one, other) = (golden.pixels[index], actual.pixels[index])
      if one != other {
        switch tolerance {
        case .exact: marks[index] = true
        case .perceptual(let limit, _): marks[index] = pairs.deltaE(one, other) > limit
        case .antialiased(let threshold, _, _, _):
          marks[index] =
            pairs.distance(one, other) > threshold
            && !smoothing.contains(x: index % golden.width, y: index / golden.width)
        }
      }
      index += 1
    }
    return marks
  }
}
