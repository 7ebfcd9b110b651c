/// A method, property or initializer as other files need to know it.
struct MethodFacts: Codable, Equatable, Sendable {
  /// What kind of member it is.
  enum Kind: String, Codable, Sendable {
    case method, property, initializer, other
  }

  /// Method, property or initializer.
  var kind = Kind.method

  /// The name before the parentheses.
  var base: String

  /// The labels of the arguments, `_` where there is none.
  var labels: [String] = []

  /// The types of the arguments, as written.
  var types: [String] = []

  /// The type of the result or property, as written; `nil` if there is none.
  var result: String?

  /// Whether it belongs to the type and not to its instances.
  var isStatic = false

  /// Whether it is async.
  var isAsync = false

  /// Whether it throws.
  var throwsErrors = false

  /// Whether other files cannot name it.
  var isPrivate = false

  /// Whether it overrides a member of the superclass.
  var isOverride = false

  /// Whether a conforming type may leave it out.
  var isOptional = false

  /// The protocol of the framework that has the optional requirement.
  var requirementOf: String?

  /// Whether Objective-C sees it by an attribute of its own.
  var isObjectiveC = false

  /// The name that `@objc(name)` gives it.
  var objectiveCName: String?

  /// Whether a nib file sets the property.
  var isOutlet = false

  /// Whether a nib file sets the property by its user-defined runtime attributes.
  var isInspectable = false

  /// Whether a nib file calls the method.
  var isAction = false

  /// The declaration that stands in the class's body for a member of an extension.
  var forwarder: String?

  /// The name with its labels: `tap(_:)`.
  var fullName: String {
    kind != .method ? base : labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// Whether it is the method that tells an observer of a change.
  var isObserveValue: Bool { base == "observeValue" && labels.first == "forKeyPath" }

  /// The name by which Objective-C calls a method.
  var selector: String {
    objectiveCName
      ?? ObjectiveCName.selector(
        base: base, labels: labels, isAsync: isAsync, throwsErrors: throwsErrors)
  }
}
