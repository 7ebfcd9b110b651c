public import Foundation

extension NSValue {
  /// Sixteen numbers: Foundation on Linux boxes no structures but its own.
  private static let transformEncoding = "[16d]"

  /// Creates a value that holds a transform of space.
  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t
    self.init(bytes: &numbers, objCType: NSValue.transformEncoding)
  }

  /// The transform of space that the value holds; the identity if it holds something else.
  public var caTransform3DValue: CATransform3D { transform3D ?? CATransform3DIdentity }

  /// The transform of space that the value holds; `nil` if it holds something else.
  var transform3D: CATransform3D? {
    guard String(cString: objCType) == NSValue.transformEncoding else { return nil }
    var numbers = CATransform3D()
    getValue(&numbers)
    return numbers
  }
}
