import CoreGraphics

extension CATransform3D {
  /// Returns the affine transform that approximates the projection of the plane near a point.
  ///
  /// It is exact everywhere if the transform has no perspective, and otherwise at the point.
  func projection(at point: CGPoint = .zero) -> CGAffineTransform {
    if m14 == 0, m24 == 0, m44 == 1 { return CATransform3DGetAffineTransform(self) }
    let x = m11 * point.x + m21 * point.y + m41
    let y = m12 * point.x + m22 * point.y + m42
    let w = m14 * point.x + m24 * point.y + m44
    // Points behind the viewer are not visible.
    guard w > 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    var result = CGAffineTransform(
      a: (m11 - x / w * m14) / w, b: (m12 - y / w * m14) / w, c: (m21 - x / w * m24) / w,
      d: (m22 - y / w * m24) / w, tx: 0, ty: 0)
    let shift = point.applying(result)
    result.tx = x / w - shift.x
    result.ty = y / w - shift.y
    return result
  }

  /// The components of a transform: rotations about x, y and z in radians, scale and translation, applied in
  /// the order scale, x, y, z, translation.
  struct Parts {
    var rotation: (x: CGFloat, y: CGFloat, z: CGFloat)
    var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
    var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
  }

  /// The components of a transform without shear and perspective.
  var parts: Parts {
    get {
      func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
        (x * x + y * y + z * z).squareRoot()
      }
      var sx = length(m11, m12, m13)
      let sy = length(m21, m22, m23)
      let sz = length(m31, m32, m33)
      let determinant =
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
        + m13 * (m21 * m32 - m22 * m31)
      if determinant < 0 { sx = -sx }
      func part(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { scale == 0 ? 0 : value / scale }
      let y = asin(min(max(-part(m13, sx), -1), 1))
      let z = atan2(part(m12, sx), part(m11, sx))
      let x = atan2(part(m23, sy), part(m33, sz))
      return Parts(rotation: (x, y, z), scale: (sx, sy, sz), translation: (m41, m42, m43))
    }
    set {
      let perspective = (m14, m24, m34, m44)
      let (rotation, scale, shift) = (newValue.rotation, newValue.scale, newValue.translation)
      var result = CATransform3DMakeScale(scale.x, scale.y, scale.z)
      let turns = [(rotation.x, 1, 0, 0), (rotation.y, 0, 1, 0), (rotation.z, 0, 0, 1)]
      for (angle, x, y, z) in turns where angle != 0 {
        result = CATransform3DConcat(
          result, CATransform3DMakeRotation(angle, CGFloat(x), CGFloat(y), CGFloat(z)))
      }
      (result.m41, result.m42, result.m43) = shift
      (result.m14, result.m24, result.m34, result.m44) = perspective
      self = result
    }
  }

  /// Returns the interpolation between this transform and another.
  ///
  /// If both consist of scale, rotation and translation, the components are interpolated; otherwise the
  /// numbers of the matrix.
  func mixed(with other: CATransform3D, at part: CGFloat) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    guard isMadeOfParts, other.isMadeOfParts else {
      return CATransform3D(zip(numbers, other.numbers).map(mix))
    }
    func mixAngle(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      // Along the shorter arc.
      a + remainder(b - a, 2 * .pi) * part
    }
    let (one, two) = (parts, other.parts)
    var result = CATransform3DIdentity
    result.parts = Parts(
      rotation: (
        mixAngle(one.rotation.x, two.rotation.x), mixAngle(one.rotation.y, two.rotation.y),
        mixAngle(one.rotation.z, two.rotation.z)
      ),
      scale: (
        mix(one.scale.x, two.scale.x), mix(one.scale.y, two.scale.y), mix(one.scale.z, two.scale.z)
      ),
      translation: (
        mix(one.translation.x, two.translation.x), mix(one.translation.y, two.translation.y),
        mix(one.translation.z, two.translation.z)
      ))
    return result
  }

  private var isMadeOfParts: Bool {
    guard m14 == 0, m24 == 0, m34 == 0, m44 == 1 else { return false }
    var again = CATransform3DIdentity
    again.parts = parts
    return zip(numbers, again.numbers).allSatisfy { abs($0 - $1) < 1e-9 * max(1, abs($0)) }
  }
}
