import EngineSupport

extension JSON {
  /// Creates the value of header fields in commands of the `Fetch` domain.
  static func fields(_ fields: some Sequence<(name: String, value: String)>) -> JSON {
    .array(fields.map { ["name": .string($0.name), "value": .string($0.value)] })
  }

  /// Creates the value of header fields in commands of the `Fetch` domain.
  static func fields(_ fields: [String: String]) -> JSON {
    .fields(fields.map { (name: $0.key, value: $0.value) })
  }
}
