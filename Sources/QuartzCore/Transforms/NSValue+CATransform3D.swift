public import Foundation

extension NSValue {
  /// Sixteen numbers, because Foundation on Linux boxes only its own structures.
  private static let transformEncoding = "[16d]"

  /// Creates a value that contains a three-dimensional transform.
  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t
    self.init(bytes: &numbers, objCType: NSValue.transformEncoding)
  }

  /// The three-dimensional transform of the value; the identity if the value contains something else.
  public var caTransform3DValue: CATransform3D { transform3D ?? CATransform3DIdentity }

  /// The three-dimensional transform of the value; `nil` if the value contains something else.
  var transform3D: CATransform3D? {
    guard String(cString: objCType) == NSValue.transformEncoding else { return nil }
    var numbers = CATransform3D()
    getValue(&numbers)
    return numbers
  }
}
