/// A property of a framework class that can be observed.
package struct ObservableKey {
  /// The property's names in key-value observing, the usual one first.
  let names: [String]
  /// The property, as a key path of the object's class.
  let path: AnyKeyPath

  /// Creates a property; `path` is a key path of the class to which the list belongs.
  package init(_ names: String..., path: AnyKeyPath) {
    self.names = names
    self.path = path
  }

  /// Returns whether a name refers to the property.
  func isNamed(_ name: String) -> Bool { names.contains(name) }
}
