/// A property of a framework class that can be observed.
package struct ObservableKey {
  /// The names that Objective-C code has for it, the usual one first.
  let names: [String]
  /// The property, as a key path of the class that is asked.
  let path: AnyKeyPath

  /// Describes a property; `path` is a key path of the class that the list is made for.
  package init(_ names: String..., path: AnyKeyPath) {
    self.names = names
    self.path = path
  }

  /// Whether a name means the property.
  func isNamed(_ name: String) -> Bool { names.contains(name) }
}

/// A framework class of another module with properties that can be observed.
///
/// The list is made for the class that is asked, which may be a subclass: implement it in an
/// extension of this protocol with key paths of `Self`, and announce changes with
/// ``UIResponder/notifying(_:_:)``.
package protocol KeyValueObservable: UIResponder {
  /// The properties that can be observed, for key paths that begin at this class.
  @MainActor static var observableKeys: [ObservableKey] { get }
}
