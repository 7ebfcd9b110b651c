/// The differences of pairs of pixels; the last result of each measure is cached, because neighboring pairs
/// are often equal.
struct PixelPairs {
  private typealias Pair = (golden: UInt32, actual: UInt32, value: Double)

  private var lastDeltaE: Pair?
  private var lastDistance: Pair?

  /// Returns the CIE94 difference of two pixels: the greater of those over white and over black.
  mutating func deltaE(_ golden: UInt32, _ actual: UInt32) -> Double {
    Self.value(golden, actual, &lastDeltaE) { LabColor($0).deltaE(LabColor($1)) }
  }

  /// Returns the OKLab distance of two pixels: the greater of those over white and over black.
  mutating func distance(_ golden: UInt32, _ actual: UInt32) -> Double {
    Self.value(golden, actual, &lastDistance) { OKLabColor($0).distance(to: OKLabColor($1)) }
  }

  private static func value(
    _ golden: UInt32, _ actual: UInt32, _ last: inout Pair?, measure: (RGB, RGB) -> Double
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
