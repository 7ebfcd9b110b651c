import Foundation

extension TraitValues {
  /// Returns the value of a trait; its default where nothing is said.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    if let system = trait as? any SystemTrait.Type {
      return system.read(self) as? Trait.Value ?? Trait.defaultValue
    }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value, of trait: Trait.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.write(value, to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = TraitBox(value)
    }
  }

  /// Says nothing about a trait any more.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.write(system.read(TraitValues()), to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Whether a trait has the same value here and there.
  func isSame(_ other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSame(self, other) }
    let key = ObjectIdentifier(trait)
    return custom[key] == other.custom[key]
  }
}

/// The value of a trait that an app has defined.
///
/// Values are compared by `==` if they have it, objects without by identity; others never match.
// Sendable: a box is made on the main actor, where the app's values live, and is only read there.
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

  /// Boxes of one trait fall together; equality tells them apart.
  func hash(into hasher: inout Hasher) {}
}
