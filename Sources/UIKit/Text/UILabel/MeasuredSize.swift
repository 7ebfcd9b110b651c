import Foundation

/// The size of a label when it was last measured, and the inputs that it depends on.
struct MeasuredSize {
  /// The width that it was measured in, in points.
  let width: CGFloat
  /// Pixels per point.
  let scale: CGFloat
  /// The generation of the text environment with which the text was measured.
  let generation: Int
  /// The size in points, rounded up to pixels.
  let size: CGSize
}
