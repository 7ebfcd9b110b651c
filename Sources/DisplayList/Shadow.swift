public import Foundation

/// A shadow that drawing casts on what lies below it.
public struct Shadow: Sendable, Equatable {
  /// The color of the shadow where the drawing is opaque.
  public var color: Color
  /// The offset of the shadow from the drawing, in points.
  public var offset: CGSize
  /// The standard deviation of the blur, in points.
  public var blurRadius: CGFloat
  /// The shape that casts the shadow; `nil` for the drawing itself.
  public var shape: Path?

  /// Creates a shadow; `blurRadius` is a standard deviation in points.
  public init(color: Color, offset: CGSize, blurRadius: CGFloat, shape: Path? = nil) {
    self.color = color
    self.offset = offset
    self.blurRadius = blurRadius
    self.shape = shape
  }

  /// The distance that the blur extends, in points; beyond three standard deviations it is
  /// invisible.
  public var reach: CGFloat { 3 * max(0, blurRadius) }

  /// Returns a rectangle that contains the shadow of a drawing.
  func extent(of drawing: CGRect) -> CGRect {
    (shape?.boundingBox ?? drawing).offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}
