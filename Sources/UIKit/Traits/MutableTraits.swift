/// Traits as they are collected for a new collection.
struct MutableTraits: UIMutableTraits {
  var values = TraitValues()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) }
    set { values.set(newValue, of: trait) }
  }
}
