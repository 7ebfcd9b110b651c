package import DisplayList

/// A comparison of two pictures (testing.md 8).
package struct PixelComparison: Sendable {
  /// The tolerance for pixels.
  package let tolerance: PixelTolerance

  /// The rectangles of web pages, whose pixels may differ as with
  /// ``PixelTolerance/antialiased(threshold:maxDiffPixels:maxDiffPixelRatio:window:)``.
  package let engineAreas: [PixelRect]

  /// Creates a comparison.
  package init(_ tolerance: PixelTolerance = .exact, engineAreas: [PixelRect] = []) {
    self.tolerance = tolerance
    self.engineAreas = engineAreas
  }

  /// Returns the difference between a picture and the golden one; `nil` if it is within the tolerance.
  ///
  /// Pictures of different sizes differ regardless of the tolerance.
  package func difference(golden: Bitmap, actual: Bitmap) -> Difference? {
    guard golden.width == actual.width, golden.height == actual.height else {
      return Difference(golden: golden, actual: actual, marks: nil)
    }
    guard golden != actual else { return nil }
    let (marks, engineCount) = marks(golden, actual)
    guard engineCount > 0 || exceeds(marks, golden.width, golden.height) else { return nil }
    return Difference(
      golden: golden, actual: actual, marks: marks, touchesEngine: engineCount > 0)
  }

  /// Returns whether the number of marked pixels exceeds the tolerance.
  private func exceeds(_ marks: [Bool], _ width: Int, _ height: Int) -> Bool {
    let count = marks.count { $0 }
    switch tolerance {
    case .exact: return count > 0
    case .perceptual(_, let share): return Double(count) > share * Double(marks.count)
    case .antialiased(_, let pixels, let ratio, let window):
      let worst =
        window.map {
          SlidingWindow.largestCount(of: marks, width: width, height: height, edge: $0)
        } ?? count
      let area = window.map { min($0, width) * min($0, height) } ?? marks.count
      return Double(worst) > max(Double(pixels), ratio * Double(area))
    }
  }

  /// Returns whether each pixel exceeds the tolerance, and the number of those in web pages.
  private func marks(
    _ golden: Bitmap, _ actual: Bitmap
  ) -> (marks: [Bool], engineCount: Int) {
    var marks = [Bool](repeating: false, count: golden.pixels.count)
    let smoothing = AntialiasedPixels(golden: golden, actual: actual)
    var pairs = PixelPairs()
    var engineCount = 0
    // Uses plain loops, because tests are built without optimization and a picture has millions of pixels.
    var index = 0
    while index < marks.count {
      let (one, other) = (golden.pixels[index], actual.pixels[index])
      if one != other {
        let (x, y) = (index % golden.width, index / golden.width)
        let isEngine = engineAreas.contains { $0.contains(x: x, y: y) }
        switch isEngine ? .antialiased() : tolerance {
        case .exact: marks[index] = true
        case .perceptual(let limit, _): marks[index] = pairs.deltaE(one, other) > limit
        case .antialiased(let threshold, _, _, _):
          marks[index] =
            pairs.distance(one, other) > threshold && !smoothing.contains(x: x, y: y)
        }
        if isEngine, marks[index] { engineCount += 1 }
      }
      index += 1
    }
    return (marks, engineCount)
  }
}
