import Foundation

/// The descriptions of constraints in logs, in UIKit's format.
@MainActor
enum LayoutLog {
  /// Returns the class and address of a view, or the identifier of a guide.
  static func name(of object: AnyObject) -> String {
    if let guide = object as? UILayoutGuide, !guide.identifier.isEmpty {
      return "\(type(of: object)):\(address(of: object))'\(guide.identifier)'"
    }
    return "\(type(of: object)):\(address(of: object))"
  }

  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
  }

  /// Returns a number with as many digits as it has, six at most.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }

  /// Returns the constant as an addend, such as ` + 8`; empty for zero.
  static func offset(_ value: CGFloat) -> String {
    if value == 0 { return "" }
    return value < 0 ? " - \(number(-value))" : " + \(number(value))"
  }
}
