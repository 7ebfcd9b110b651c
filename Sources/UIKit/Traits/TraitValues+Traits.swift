extension TraitValues {
  /// Returns the value of a trait; its default if it is unspecified.
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

  /// Makes a trait unspecified.
  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.write(system.read(TraitValues()), to: &self)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  /// Returns whether a trait has the same value in both.
  func isSame(_ other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSame(self, other) }
    let key = ObjectIdentifier(trait)
    return custom[key] == other.custom[key]
  }
}
