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
  /// The shift of x, in points.
  public var tx: CGFloat
  /// The shift of y, in points.
  public var ty: CGFloat

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity: Transform = .init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The transform that moves by `x` and `y` points.
  public static func translation(x: CGFloat, y: CGFloat) -> Transform {
    .init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
}
