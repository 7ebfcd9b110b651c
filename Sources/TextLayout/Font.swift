public import Foundation

/// A font file at a size, with the metrics for layout.
public struct Font: Sendable, Hashable {
  /// The file that the font is read from.
  public var face: FontFace
  /// The size of the font, in points.
  public var size: CGFloat
  /// The vertical metrics, which need not be the file's own.
  public var metrics: FontMetrics
  /// The tracking: the space added to each character's advance, in points.
  public var tracking: CGFloat

  /// Creates a font; `size` and `tracking` are in points.
  public init(face: FontFace, size: CGFloat, metrics: FontMetrics, tracking: CGFloat = 0) {
    self.face = face
    self.size = size
    self.metrics = metrics
    self.tracking = tracking
  }
}
