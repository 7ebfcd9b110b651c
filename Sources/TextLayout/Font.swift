public import Foundation

/// A font file at a size, with the measures that layout goes by.
public struct Font: Sendable, Hashable {
  /// The file with the glyphs.
  public var face: FontFace
  /// The size of the font, in points.
  public var size: CGFloat
  /// The vertical measures, which need not be the file's own.
  public var metrics: FontMetrics
  /// What is added to each character's advance, in points.
  public var tracking: CGFloat

  /// Creates a font; `size` and `tracking` are in points.
  public init(face: FontFace, size: CGFloat, metrics: FontMetrics, tracking: CGFloat = 0) {
    self.face = face
    self.size = size
    self.metrics = metrics
    self.tracking = tracking
  }
}
