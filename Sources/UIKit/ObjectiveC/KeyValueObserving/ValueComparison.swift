import Foundation

/// Values whose type is only known at run time.
enum ValueComparison {
  /// Returns whether two values are equal; `nil` if their type cannot be compared.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool? {
    let one = one.flatMap(unwrapped)
    let other = other.flatMap(unwrapped)
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return isEqual(one, other) }
    if type(of: one) is AnyClass, type(of: other) is AnyClass {
      return (one as AnyObject) === (other as AnyObject)
    }
    return nil
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
  }

  /// Returns a value as dictionaries of objects contain it: `nil` is `NSNull`.
  static func object(_ value: Any) -> Any { unwrapped(value) ?? NSNull() }

  /// Returns the wrapped value of an optional, and any other value unchanged.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.held.flatMap(unwrapped)
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var held: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var held: Any? { self }
}
