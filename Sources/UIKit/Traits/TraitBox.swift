/// The value of a trait that an app has defined.
///
/// Values are compared by `==` if they have it, objects without by identity; others never match.
// Sendable: a box is created on the main actor, where the app's values live, and is only read
// there.
struct TraitBox: Hashable, @unchecked Sendable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  static func == (one: TraitBox, other: TraitBox) -> Bool {
    if let value = one.value as? any Equatable { return isEqual(value, other.value) }
    guard type(of: one.value) is AnyClass, type(of: other.value) is AnyClass else { return false }
    return one.value as AnyObject === other.value as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
    (other as? Value) == value
  }

  /// Boxes of one trait have the same hash; equality distinguishes them.
  func hash(into hasher: inout Hasher) {}
}
