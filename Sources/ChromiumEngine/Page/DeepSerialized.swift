import Foundation
import WebEngine

/// A value in the serialization format "deep": a type, and a value that depends on it.
struct DeepSerialized: Decodable {
  /// The script value; `nil` for a value that cannot be serialized.
  var value: ScriptValue? {
    var known: [Int: ScriptValue] = [:]
    return node.copy(&known)
  }

  private let node: Node

  init(from decoder: any Decoder) throws { node = try Node(from: decoder) }

  /// A primitive value as text.
  struct Scalar: Decodable {
    /// The result of `String()`; `nil` for an object.
    let text: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let string = try? container.decode(String.self) {
        text = string
      } else if let bool = try? container.decode(Bool.self) {
        text = String(bool)
      } else if let number = try? container.decode(Double.self) {
        text = number.formatted(.number.grouping(.never).precision(.fractionLength(0...17)))
      } else {
        text = container.decodeNil() ? "null" : nil
      }
    }
  }
}

/// A value with its members.
private indirect enum Node: Decodable {
  case scalar(ScriptValue)
  case array([Node], reference: Int?)
  case object([(name: String, value: Node)], reference: Int?)
  /// A reference to an object that precedes it.
  case seen(Int)
  /// A value that cannot be serialized (W295).
  case none

  private enum Key: String, CodingKey {
    case type, value
    case reference = "weakLocalObjectReference"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let reference = try container.decodeIfPresent(Int.self, forKey: .reference)
    let type = try container.decode(String.self, forKey: .type)
    if let reference, !container.contains(.value), Self.haveParts.contains(type) {
      self = .seen(reference)
      return
    }
    switch type {
    case "undefined": self = .scalar(.undefined)
    case "null": self = .scalar(.null)
    case "boolean": self = .scalar(.bool(try container.decode(Bool.self, forKey: .value)))
    case "string": self = .scalar(.string(try container.decode(String.self, forKey: .value)))
    case "number": self = .scalar(.number(try Self.number(in: container)))
    case "date": self = .scalar(.date(try Self.date(in: container)))
    case "array":
      let parts = try container.decodeIfPresent([Node].self, forKey: .value)
      self = parts.map { .array($0, reference: reference) } ?? .none
    case "object":
      let members = try container.decodeIfPresent([Member].self, forKey: .value)
      self = members.map { .object($0.map { ($0.name, $0.value) }, reference: reference) } ?? .none
    // Objects that can be cloned, without enumerable properties of their own (W293).
    case "map", "set", "regexp", "error", "arraybuffer": self = .object([], reference: reference)
    default: self = .none
    }
  }

  /// A property: a pair of name and value.
  private struct Member: Decodable {
    let name: String
    let value: Node

    init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      name = try pair.decode(String.self)
      value = try pair.decode(Node.self)
    }
  }

  /// The types for which a repeated reference has no value.
  private static let haveParts: Set<String> = ["array", "object", "map", "set", "regexp", "date"]

  /// Returns the script value; `nil` for a value that cannot be serialized, such as a cyclic object.
  func copy(_ known: inout [Int: ScriptValue]) -> ScriptValue? {
    switch self {
    case .none: return nil
    case .scalar(let value): return value
    case .seen(let reference): return known[reference]
    case .array(let parts, let reference):
      var copies: [ScriptValue] = []
      for part in parts {
        guard let copy = part.copy(&known) else { return nil }
        copies.append(copy)
      }
      if let reference { known[reference] = .array(copies) }
      return .array(copies)
    case .object(let members, let reference):
      var copies: [String: ScriptValue] = [:]
      for member in members {
        guard let copy = member.value.copy(&known) else { return nil }
        // Undefined members are omitted (W294).
        if copy != .undefined { copies[member.name] = copy }
      }
      if let reference { known[reference] = .object(copies) }
      return .object(copies)
    }
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

  /// Decodes a date in Chromium's format, or in milliseconds, as messageHandlers.js sends it.
  private static func date(in container: KeyedDecodingContainer<Key>) throws -> Date {
    if let milliseconds = try? container.decode(Double.self, forKey: .value) {
      return Date(timeIntervalSince1970: milliseconds / 1000)
    }
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let text = try container.decode(String.self, forKey: .value)
    return (try? Date(text, strategy: style)) ?? Date(timeIntervalSince1970: .nan)
  }
}
