/// The differences of pairs of pixels, of which the last is remembered: neighbors often repeat it.
struct PixelPairs {
  private var last: (golden: UInt32, actual: UInt32, value: Double)?

  /// Returns the CIE94 difference of two pixels, the larger of those over white and over black.
  mutating func deltaE(_ golden: UInt32, _ actual: UInt32) -> Double {
    value(golden, actual) { LabColor($0).deltaE(LabColor($1)) }
  }

  /// Returns the OKLab distance of two pixels, the larger of those over white and over black.
  mutating func distance(_ golden: UInt32, _ actual: UInt32) -> Double {
    value(golden, actual) { OKLabColor($0).distance(to: OKLabColor($1)) }
  }

  private mutating func value(
    _ golden: UInt32, _ actual: UInt32, measure: (RGB, RGB) -> Double
  ) -> Double {
    if let last, last.golden == golden, last.actual == actual { return last.value }
    var value = measure(RGB(golden), RGB(actual))
    if golden >> 24 < 255 || actual >> 24 < 255 {
      value = max(value, measure(RGB(golden, over: 0), RGB(actual, over: 0)))
    }
    last = (golden, actual, value)
    return value
  }
}
