import CoreGraphics
import Foundation

/// A value that animations can interpolate.
enum AnimatableValue {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case numbers([CGFloat])
  case colors([CGColor])
  /// A value that cannot be interpolated, such as an image.
  case other(Any)

  /// Creates a value from one of the app: a number, a structure, a boxed structure, or an object.
  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(CGFloat(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as Int: self = .number(CGFloat(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as NSValue: self = AnimatableValue(boxed: value)
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .numbers(value.map { CGFloat($0.doubleValue) })
    case is NSNull: return nil
    case let value as Any?:
      // Unwraps an optional inside `Any`.
      guard let value else { return nil }
      self = .other(value)
    default: self = .other(value)
    }
  }

  private init(boxed value: NSValue) {
    func matchesType(_ template: NSValue) -> Bool {
      String(cString: value.objCType) == String(cString: template.objCType)
    }
    if let transform = value.transform3D {
      self = .transform(transform)
    } else if matchesType(NSValue(point: .zero)) {
      self = .point(value.pointValue)
    } else if matchesType(NSValue(size: .zero)) {
      self = .size(value.sizeValue)
    } else if matchesType(NSValue(rect: .zero)) {
      self = .rect(value.rectValue)
    } else {
      self = .other(value)
    }
  }

  /// The value as `value(forKeyPath:)` returns it: a number, a boxed structure, or an object.
  var object: Any {
    switch self {
    case .number(let value): NSNumber(value: Double(value))
    case .point(let value): NSValue(point: value)
    case .size(let value): NSValue(size: value)
    case .rect(let value): NSValue(rect: value)
    case .transform(let value): NSValue(caTransform3D: value)
    case .color(let value): value
    case .path(let value): value
    case .numbers(let values): values.map { NSNumber(value: Double($0)) }
    case .colors(let values): values
    case .other(let value): value
    }
  }
}
