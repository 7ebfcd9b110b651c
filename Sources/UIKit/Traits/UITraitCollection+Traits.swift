extension UITraitCollection {
  /// Creates a collection that says what a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: UITraitCollection.values(TraitValues(), after: mutations))
  }

  /// Returns a collection like this one in which a closure has changed something.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: UITraitCollection.values(values, after: mutations))
  }

  private static func values(
    _ values: TraitValues, after mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }

  /// The value of a trait; its default where nothing is said.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait)
  }

  /// The system's traits that colors may look different with.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self,
    ]
  }
}
