/// The facts of a type that a module declares, or of an extension of any type.
struct TypeFacts: Codable, Equatable, Sendable {
  /// The kinds of declarations.
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, value, `extension`
  }

  /// The kind of the declaration.
  var kind: Kind

  /// The name, qualified by the enclosing types: `Outer.Inner`.
  var name: String

  /// The types of the inheritance clause, as spelled in the source.
  var inherits: [String] = []

  /// Whether it, or an enclosing type, has generic parameters.
  var isGeneric = false

  /// Whether it is visible to Objective-C by `@objc` or `@objcMembers`.
  var isObjectiveC = false

  /// Its Objective-C name from `@objc(name)`.
  var objectiveCName: String?

  /// The access level that an extension declares for its members.
  var access: String?

  /// The members that other files or member tables need.
  var members: [MethodFacts] = []
}
