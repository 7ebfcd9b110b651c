public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that compares the JSON of a value, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns a strategy that compares the JSON of a value from an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      .reporting { String(decoding: try encoder.encode(value), as: UTF8.self) }
    }
  }
}

extension Snapshotting where Format == String {
  /// A strategy that compares the JSON of dictionaries, arrays, strings, numbers and Boolean values, with
  /// sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      .reporting {
        guard JSONSerialization.isValidJSONObject(value) else {
          throw SnapshotTaking.Failure(description: "a \(type(of: value as Any)) has no JSON")
        }
        let data = try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
      }
    }
  }
}
