/// The members of a class that nib files, and code that has only names, access by name.
///
/// Do not use it directly: `fanlight build` adds it to the sources of classes with outlets and
/// actions, because Linux has no runtime that finds methods by their names
/// (`docs/spec/source-compat.md`, 3.5).
public struct _MemberTable {
  /// The outlets and inspectable properties, by name.
  let properties: [String: Property]

  /// The methods, by the name that Objective-C has for them.
  let methods: [String: Selector]

  /// Creates a table of properties, by name, and of methods.
  @MainActor
  public init(_ properties: [String: Property], _ methods: [Selector]) {
    self.properties = properties
    self.methods = Dictionary(methods.map { ($0.description, $0) }) { first, _ in first }
  }

  /// A property that is set by its name.
  public struct Property {
    /// Sets the property of an object; returns `false` if the value is of another type.
    let set: @MainActor (AnyObject, Any?) -> Bool

    /// The type of the property's value.
    let type: Any.Type

    /// Creates an entry for a property.
    @MainActor
    public init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
      type = Value.self
      set = { owner, value in
        guard let owner = owner as? Owner, let value = value as? Value else { return false }
        owner[keyPath: path] = value
        return true
      }
    }
  }
}

/// A type that contains the table of the class after which it is named.
public protocol _MemberTableProviding {
  /// The members of the class, without those of its superclasses.
  @MainActor static var table: _MemberTable { get }
}
