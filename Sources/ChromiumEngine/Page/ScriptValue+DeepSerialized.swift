import Foundation
import WebEngine

/// A value as `serialization: "deep"` writes it: a type, and a value that depends on it.
struct DeepSerialized: Decodable {
  /// The copy, or `nil` for what has none.
  let value: ScriptValue?

  private enum Key: CodingKey {
    case type, value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let type = try container.decode(String.self, forKey: .type)
    value =
      switch type {
      case "undefined": .undefined
      case "null": .null
      case "boolean": .bool(try container.decode(Bool.self, forKey: .value))
      case "string": .string(try container.decode(String.self, forKey: .value))
      case "number": .number(try Self.number(in: container))
      case "date": .date(Self.date(try container.decode(String.self, forKey: .value)))
      case "array", "set":
        try Self.whole(container.decodeIfPresent([DeepSerialized].self, forKey: .value))
          .map(ScriptValue.array)
      case "object", "map":
        try Self.members(container.decodeIfPresent([Member].self, forKey: .value))
          .map(ScriptValue.object)
      default: nil
      }
  }

  /// One property: a pair of its name and its value.
  private struct Member: Decodable {
    let name: String?
    let value: ScriptValue?

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      name = try? pair.decode(String.self)
      if name == nil { _ = try? pair.decode(DeepSerialized.self) }
      value = try pair.decode(DeepSerialized.self).value
    }
  }

  private static func whole(_ values: [DeepSerialized]?) -> [ScriptValue]? {
    guard let values else { return nil }
    let copies = values.compactMap(\.value)
    return copies.count == values.count ? copies : nil
  }

  private static func members(_ pairs: [Member]?) -> [String: ScriptValue]? {
    guard let pairs else { return nil }
    var members: [String: ScriptValue] = [:]
    for pair in pairs {
      guard let name = pair.name, let value = pair.value else { return nil }
      // Undefined members are dropped (W294).
      if value != .undefined { members[name] = value }
    }
    return members
  }

  private static func number(in container: KeyedDecodingContainer<Key>) throws -> Double {
    if let number = try? container.decode(Double.self, forKey: .value) { return number }
    switch try container.decode(String.self, forKey: .value) {
    case "-0": return -0.0
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: return .nan
    }
  }

  private static func date(_ text: String) -> Date {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? Date(text, strategy: style)) ?? .distantPast
  }
}
