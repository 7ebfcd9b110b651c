/// The facts of a method, property or initializer that other files need.
struct MethodFacts: Codable, Equatable, Sendable {
  /// The kinds of members.
  enum Kind: String, Codable, Sendable {
    case method, property, initializer, other
  }

  /// The kind of the member.
  var kind = Kind.method

  /// The base name, without argument labels.
  var base: String

  /// The argument labels; `_` for an argument without a label.
  var labels: [String] = []

  /// The types of the parameters, as spelled in the source.
  var types: [String] = []

  /// The type of the result or property, as spelled in the source; `nil` if there is none.
  var result: String?

  /// Whether it is a type member, not an instance member.
  var isStatic = false

  /// Whether it is asynchronous.
  var isAsync = false

  /// Whether it throws.
  var throwsErrors = false

  /// Whether it is private to its file.
  var isPrivate = false

  /// Whether it overrides a member of the superclass.
  var isOverride = false

  /// Whether it is an optional requirement of a protocol.
  var isOptional = false

  /// The protocol of the framework that has the optional requirement.
  var requirementOf: String?

  /// Whether an attribute of its own makes it visible to Objective-C.
  var isObjectiveC = false

  /// Its Objective-C name from `@objc(name)`.
  var objectiveCName: String?

  /// Whether a nib file sets the property.
  var isOutlet = false

  /// Whether a nib file sets the property by its user-defined runtime attributes.
  var isInspectable = false

  /// Whether a nib file calls the method.
  var isAction = false

  /// The forwarding declaration for a member of an extension.
  var forwarder: String?

  /// The name with its argument labels: `tap(_:)`.
  var fullName: String {
    kind != .method ? base : labels.isEmpty ? base : "\(base)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// Whether it is the method that notifies a key-value observer of a change.
  var isObserveValue: Bool { base == "observeValue" && labels.first == "forKeyPath" }

  /// The Objective-C selector of a method.
  var selector: String {
    objectiveCName
      ?? ObjectiveCName.selector(
        base: base, labels: labels, isAsync: isAsync, throwsErrors: throwsErrors)
  }
}
