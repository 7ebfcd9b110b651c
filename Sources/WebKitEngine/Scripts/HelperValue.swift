import Foundation
import WebEngine

/// A script's value in the helper's protocol: JSON, with tagged objects for values that JSON cannot represent.
struct HelperValue: Decodable, Sendable {
  /// The value.
  let value: ScriptValue

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if container.decodeNil() {
        value = .null
        return
      }
      if let bool = try? container.decode(Bool.self) {
        value = .bool(bool)
        return
      }
      if let number = try? container.decode(Double.self) {
        value = .number(number)
        return
      }
      if let text = try? container.decode(String.self) {
        value = .string(text)
        return
      }
      if let elements = try? container.decode([HelperValue].self) {
        value = .array(elements.map(\.value))
        return
      }
    }
    let container = try decoder.container(keyedBy: Key.self)
    guard let tag = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a tag was expected"))
    }
    switch tag.stringValue {
    case "undefined": value = .undefined
    case "number":
      let name = try container.decode(String.self, forKey: tag)
      value = .number(name == "NaN" ? .nan : name == "Infinity" ? .infinity : -.infinity)
    case "date":
      let seconds = try container.decode(HelperValue.self, forKey: tag)
      guard case .number(let number) = seconds.value else {
        throw DecodingError.dataCorruptedError(
          forKey: tag, in: container, debugDescription: "a date is a number")
      }
      value = .date(Date(timeIntervalSince1970: number))
    case "object":
      value = .object(
        try container.decode([String: HelperValue].self, forKey: tag).mapValues(\.value))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: tag, in: container, debugDescription: "there is no such tag")
    }
  }
}
