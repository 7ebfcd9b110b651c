/// An object that decodes values from JSON; keys that a type does not have are ignored.
package struct JSONTextDecoder: Sendable {
  /// Creates a decoder.
  package init() {}

  /// Returns a value of the given type, decoded from JSON.
  ///
  /// - Throws: `DecodingError` if the JSON does not have the type's structure.
  package func decode<T: Decodable>(_ type: T.Type, from json: JSONText) throws -> T {
    try ValueDecoder(json: json, codingPath: []).decode(type)
  }
}

private struct ValueDecoder: Decoder, SingleValueDecodingContainer {
  let json: JSONText
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = json else { throw mismatch([String: JSONText].self) }
    let values = Dictionary(members.map { ($0.key, $0.value) }) { $1 }
    return KeyedDecodingContainer(KeyedValues(values: values, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let values) = json else { throw mismatch([JSONText].self) }
    return ValueList(values: values, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { json == .null }

  /// Returns a value; numbers, strings and ``JSONText`` itself are decoded without a container.
  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value: Any?
    switch (type, json) {
    case (is JSONText.Type, _): value = json
    case (is String.Type, .string(let text)): value = text
    case (is Bool.Type, .bool(let flag)): value = flag
    case (is Double.Type, .number(let number)): value = number
    case (is Float.Type, .number(let number)): value = Float(number)
    case (let type as any FixedWidthInteger.Type, .number(let number)):
      value = Self.integer(type, number)
    case (is String.Type, _), (is Bool.Type, _), (is Double.Type, _), (is Float.Type, _),
      (is any FixedWidthInteger.Type, _):
      value = nil
    default: return try T(from: self)
    }
    guard let value = value as? T else { throw mismatch(type) }
    return value
  }

  private static func integer<I: FixedWidthInteger>(_ type: I.Type, _ number: Double) -> I? {
    I(exactly: number)
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: "it is \(json.kind)"))
  }
}

private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: [String: JSONText]
  let codingPath: [any CodingKey]
  var allKeys: [Key] { values.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).json == .null }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try value(key).decode(type)
  }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    ValueDecoder(json: values["super"] ?? .null, codingPath: codingPath)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(key) }

  private func value(_ key: Key) throws -> ValueDecoder {
    guard let json = values[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "it is missing"))
    }
    return ValueDecoder(json: json, codingPath: codingPath + [key])
  }
}

private struct ValueList: UnkeyedDecodingContainer {
  /// The coding key of an array's element.
  private struct Index: CodingKey {
    let intValue: Int?
    let stringValue: String

    init(intValue: Int) {
      self.intValue = intValue
      stringValue = "\(intValue)"
    }

    init?(stringValue: String) { nil }
  }

  let values: [JSONText]
  let codingPath: [any CodingKey]
  private(set) var currentIndex = 0
  var count: Int? { values.count }
  var isAtEnd: Bool { currentIndex >= values.count }

  init(values: [JSONText], codingPath: [any CodingKey]) {
    self.values = values
    self.codingPath = codingPath
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().json == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try current().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try current().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current()
    currentIndex += 1
    return decoder
  }

  private func current() throws -> ValueDecoder {
    let path = codingPath + [Index(intValue: currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        JSONText.self, .init(codingPath: path, debugDescription: "the list ends"))
    }
    return ValueDecoder(json: values[currentIndex], codingPath: path)
  }
}

extension JSONText {
  /// A description of the value's type for error messages.
  fileprivate var kind: String {
    switch self {
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
