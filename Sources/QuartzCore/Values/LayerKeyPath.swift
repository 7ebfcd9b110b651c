/// The key path of a layer's property, or of a component of it, as animations name it.
struct LayerKeyPath: Hashable {
  /// The name of the property.
  let property: String
  /// The name of the component; `nil` for the whole property.
  let component: String?

  init(_ keyPath: String) {
    let words = keyPath.split(separator: ".", maxSplits: 1)
    property = words.first.map(String.init) ?? keyPath
    component = words.count > 1 ? String(words[1]) : nil
  }
}

extension CALayer {
  /// Returns the stored value for a key path.
  func storedValue(_ path: LayerKeyPath) -> AnimatableValue? {
    let whole = storedValue(property: path.property)
    guard let component = path.component else { return whole }
    return whole?.component(component)
  }

  private func storedValue(property name: String) -> AnimatableValue? {
    if let property = type(of: self).property(named: name) { return property.read(self) }
    return AnimatableValue(storedRare?.values[name])
  }

  /// Sets the stored value for a key path without informing observers.
  func store(_ value: AnimatableValue?, for path: LayerKeyPath) {
    var value = value
    if let component = path.component, let part = value {
      value = storedValue(property: path.property)?.setting(component, to: part)
      if value == nil { return }
    }
    if let property = type(of: self).property(named: path.property) {
      property.write(self, value)
    } else {
      rare.values[path.property] = value?.object
    }
  }
}
