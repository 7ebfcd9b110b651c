import Foundation
import WebEngine

extension ScriptValue {
  /// Creates the script value for a Foundation object; `nil` for an unsupported type (W299).
  init?(foundation value: Any) {
    switch value {
    case let value as ScriptValue: self = value
    case is NSNull: self = .null
    // A cast converts between number types, so the type is compared.
    case let bool as Bool where type(of: value) == Bool.self: self = .bool(bool)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as NSNumber: self = Self.number(value)
    case let value as String: self = .string(value)
    case let value as Date: self = .date(value)
    case let value as NSString: self = .string(value.substring(from: 0))
    case let value as NSDate:
      self = .date(Date(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate))
    case let value as NSArray: self.init(elements: value.map { $0 })
    case let value as NSDictionary: self.init(members: value.map { ($0.key, $0.value) })
    case let value as [Any]: self.init(elements: value)
    case let value as [AnyHashable: Any]: self.init(members: value.map { ($0.key.base, $0.value) })
    default:
      // An optional in Any is bridged as on iOS: its value, or null.
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return nil }
      guard let inside = mirror.children.first?.value else {
        self = .null
        return
      }
      self.init(foundation: inside)
    }
  }

  private init?(elements: [Any]) {
    let copies = elements.compactMap { ScriptValue(foundation: $0) }
    guard copies.count == elements.count else { return nil }
    self = .array(copies)
  }

  private init?(members: [(key: Any, value: Any)]) {
    var object: [String: ScriptValue] = [:]
    for (key, value) in members {
      guard case .string(let name) = ScriptValue(foundation: key),
        let copy = ScriptValue(foundation: value)
      else { return nil }
      object[name] = copy
    }
    self = .object(object)
  }

  /// Returns the value for a number: a Boolean if it has the type code that Foundation gives Booleans
  /// and eight-bit integers, and is 0 or 1.
  private static func number(_ number: NSNumber) -> ScriptValue {
    let isBool = String(cString: number.objCType) == "c" && (number == 0 || number == 1)
    return isBool ? .bool(number.boolValue) : .number(number.doubleValue)
  }
}
