public import Foundation

/// An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.
public struct Transform: Sendable, Hashable {
  /// The factor of x in x'.
  public var a: CGFloat
  /// The factor of x in y'.
  public var b: CGFloat
  /// The factor of y in x'.
  public var c: CGFloat
  /// The factor of y in y'.
  public var d: CGFloat
  /// The translation of x, in points.
  public var tx: CGFloat
  /// The translation of y, in points.
  public var ty: CGFloat

  /// Creates a transform from the six values of its matrix.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform, which leaves points unchanged.
  public static let identity: Transform = .init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the transform that translates by `x` and `y` points.
  public static func translation(x: CGFloat, y: CGFloat) -> Transform {
    .init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the transform that scales x by `x` and y by `y`.
  public static func scaling(x: CGFloat, y: CGFloat) -> Transform {
    .init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns the transform that rotates by `angle` radians from the x axis toward the y axis.
  public static func rotation(_ angle: CGFloat) -> Transform {
    .init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one first and then `next`.
  public func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the inverse of this transform; `nil` if it is singular or not finite.
  public func inverted() -> Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns `point` in the transformed space.
  public func apply(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed `rect`.
  public func apply(to rect: CGRect) -> CGRect {
    Path(rect).applying(self).controlPointBounds ?? .zero
  }
}
