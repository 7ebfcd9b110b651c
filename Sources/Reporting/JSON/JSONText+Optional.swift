extension JSONText {
  /// A value, or null.
  package static func orNull(_ value: JSONText?) -> JSONText { value ?? .null }

  /// A number, or null.
  package static func orNull(_ number: Double?) -> JSONText { number.map { .number($0) } ?? .null }

  /// A text, or null.
  package static func orNull(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
}
