// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Returns a Boolean value that indicates whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns a Boolean value that indicates whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.numbers == b.numbers
}

/// Returns the transform that translates, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Returns the transform that scales by factors.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Returns the transform that rotates by an angle in radians about an axis; the identity for an axis without
/// length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let r = 1 - c
  return CATransform3D(
    m11: c + x * x * r, m12: x * y * r + z * s, m13: x * z * r - y * s, m14: 0,
    m21: x * y * r - z * s, m22: c + y * y * r, m23: y * z * r + x * s, m24: 0,
    m31: x * z * r + y * s, m32: y * z * r - x * s, m33: c + z * z * r, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform preceded by a translation, in points.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform preceded by a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform preceded by a rotation by an angle in radians about an axis.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first and then `b`.
///
/// S14.18: Points are row vectors, multiplied from the left.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (a, b) = (a.numbers, b.numbers)
  return CATransform3D(
    (0..<16).map { place in
      let (row, column) = (place / 4, place % 4)
      return a[4 * row] * b[column] + a[4 * row + 1] * b[4 + column]
        + a[4 * row + 2] * b[8 + column] + a[4 * row + 3] * b[12 + column]
    })
}

/// Returns the inverse of a transform, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination: the operations that reduce the left half to the identity produce the inverse
  // in the right half.
  var rows = (0..<4).map { row in
    Array(t.numbers[(4 * row)..<(4 * row + 4)]) + (0..<4).map { $0 == row ? 1 : 0 }
  }
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
      abs(rows[pivot][column]) > 1e-300
    else { return t }
    rows.swapAt(column, pivot)
    let factor = rows[column][column]
    rows[column] = rows[column].map { $0 / factor }
    for row in 0..<4 where row != column && rows[row][column] != 0 {
      let part = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - part * $1 }
    }
  }
  return CATransform3D(rows.flatMap { $0.suffix(4) })
}

/// Returns the three-dimensional transform of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Returns a Boolean value that indicates whether a transform is an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine transform of a transform; meaningless if ``CATransform3DIsAffine(_:)`` is `false`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
