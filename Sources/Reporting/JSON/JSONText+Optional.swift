extension JSONText {
  /// Returns the value, or `null` if it is `nil`.
  package static func orNull(_ value: JSONText?) -> JSONText { value ?? .null }

  /// Returns the number, or `null` if it is `nil`.
  package static func orNull(_ number: Double?) -> JSONText { number.map { .number($0) } ?? .null }

  /// Returns the string, or `null` if it is `nil`.
  package static func orNull(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
}
