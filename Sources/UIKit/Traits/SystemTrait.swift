/// A trait of the system, which has a stored property among the values.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func read(_ values: TraitValues) -> Any { values[keyPath: path] }

  static func write(_ value: Any, to values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func isSame(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] == other[keyPath: path]
  }
}
