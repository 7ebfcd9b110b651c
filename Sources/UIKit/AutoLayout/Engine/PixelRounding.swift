import ConstraintSolver
import Foundation

/// The rounding of positions to pixels.
enum PixelRounding {
  /// Returns the start and the length of an extent whose two ends are at the nearest pixels, in points.
  static func extent(
    from start: Double, length: Double, scale: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let scale = Double(max(1, scale))
    let first = pixel(start * scale)
    let last = pixel((start + length) * scale)
    return (CGFloat(first / scale), CGFloat((last - first) / scale))
  }

  /// Returns the nearest integer; ties are rounded away from zero (S8.14).
  private static func pixel(_ pixels: Double) -> Double {
    // The small addition rounds ties away from zero also after rounding errors of the solver.
    let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
    return nudged.rounded(.toNearestOrAwayFromZero)
  }
}
