import ConstraintSolver
import Foundation

/// How positions that constraints give become pixels.
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

  /// The nearest whole number; ties go away from zero (S8.14).
  private static func pixel(_ pixels: Double) -> Double {
    // A tie is a tie also after rounding errors of the solver.
    let nudged = pixels + (pixels < 0 ? -1e-6 : 1e-6)
    return nudged.rounded(.toNearestOrAwayFromZero)
  }
}
