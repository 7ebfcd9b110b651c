import Foundation

/// Finds the tables of classes in the program.
@MainActor
package enum MemberTables {
  private static var known: [ObjectIdentifier: _MemberTable?] = [:]

  /// Returns the method of an object, or of one of its superclasses, that has a name.
  package static func method(_ name: String, of type: AnyClass) -> Selector? {
    chain(of: type).lazy.compactMap { $0.methods[name] }.first
  }

  /// Sets a property of an object by its name.
  ///
  /// - Returns: `true` if it was set, `false` if the value is of another type, and `nil` if no class of
  ///   the object has the property.
  package static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
    chain(of: Swift.type(of: object)).lazy.compactMap { $0.properties[name] }.first?
      .set(object, value)
  }

  /// Returns the type of a property of a class, or of one of its superclasses, by its name.
  package static func type(of property: String, in type: AnyClass) -> Any.Type? {
    chain(of: type).lazy.compactMap { $0.properties[property]?.type }.first
  }

  /// Returns the tables of a class and its superclasses, the class's own first.
  private static func chain(of type: AnyClass) -> [_MemberTable] {
    sequence(first: type) { _getSuperclass($0) }.compactMap(table)
  }

  private static func table(of type: AnyClass) -> _MemberTable? {
    let key = ObjectIdentifier(type)
    if let found = known[key] { return found }
    let provider = providerName(of: type).flatMap { _typeByName($0) }
    let found = (provider as? any _MemberTableProviding.Type)?.table
    known[key] = .some(found)
    return found
  }

  /// Returns the mangled name of the type that contains a class's table: for `App.Outer.Inner` it
  /// is the enum `App._Members_Outer_Inner`.
  static func providerName(of type: AnyClass) -> String? {
    // A private type's name contains its file: `App.(unknown context at $55d0).Inner`.
    let parts = String(reflecting: type)
      .replacing(#/\(unknown context at [^)]*\)\./#, with: "").split(separator: ".")
    guard let module = parts.first, parts.count > 1, !module.contains("<") else { return nil }
    let name = (["_Members"] + parts.dropFirst()).joined(separator: "_")
    return "\(module.utf8.count)\(module)\(name.utf8.count)\(name)O"
  }
}
