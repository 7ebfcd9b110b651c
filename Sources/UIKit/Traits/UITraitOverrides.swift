/// The traits that an environment overrides, for itself and its descendants.
public struct UITraitOverrides: UIMutableTraits {
  private(set) var values = TraitValues()
  private var overridden: Set<ObjectIdentifier> = []

  init() {}

  /// The value of an overridden trait; its default if it is not overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set {
      values.set(newValue, of: trait)
      overridden.insert(ObjectIdentifier(trait))
    }
  }

  /// Returns a Boolean value that indicates whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { overridden.contains(ObjectIdentifier(trait)) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    values.remove(trait)
    overridden.remove(ObjectIdentifier(trait))
  }

  /// Whether no trait is overridden.
  var isEmpty: Bool { overridden.isEmpty }

  /// Returns inherited traits with these overrides.
  func over(_ traits: UITraitCollection) -> UITraitCollection {
    isEmpty ? traits : UITraitCollection(values: traits.values.overridden(by: values))
  }
}
