/// A type that a module declares, or an extension of any type.
struct TypeFacts: Codable, Equatable, Sendable {
  /// What kind of declaration it is.
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, value, `extension`
  }

  /// Class, protocol, value type or extension.
  var kind: Kind

  /// The name with the names of the types around it: `Outer.Inner`.
  var name: String

  /// The types of the inheritance clause, as written.
  var inherits: [String] = []

  /// Whether it, or a type around it, has generic parameters.
  var isGeneric = false

  /// Whether Objective-C sees it: `@objc`, `@objcMembers`.
  var isObjectiveC = false

  /// The name that `@objc(name)` gives it.
  var objectiveCName: String?

  /// The access that an extension gives its members.
  var access: String?

  /// The members that other files, or tables, need to know.
  var members: [MethodFacts] = []
}
