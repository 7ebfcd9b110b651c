package import Foundation

/// Decodes JSON whose strings may contain unpaired surrogates.
///
/// JavaScript strings are UTF-16, and may hold unpaired surrogates, for example after being cut inside an
/// emoji. Foundation rejects such JSON. Each one becomes U+FFFD, as when an `NSString` is bridged to
/// `String`.
package enum LenientDecoder {
  /// Decodes a value.
  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      guard let repaired = repaired(data) else { throw error }
      return try JSONDecoder().decode(type, from: repaired)
    }
  }

  /// Returns the text with its unpaired surrogates replaced; `nil` if there are none.
  package static func repaired(_ data: Data) -> Data? {
    let bytes = [UInt8](data)
    var result: [UInt8] = []
    var isRepaired = false
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard let unit = unit(bytes, at: index) else {
        // Another escape, whose second character may be a backslash as well.
        result += bytes[index..<min(index + 2, bytes.count)]
        index += 2
        continue
      }
      var length = 6
      if (0xD800...0xDBFF).contains(unit),
        let next = self.unit(bytes, at: index + 6), (0xDC00...0xDFFF).contains(next)
      {
        length = 12
      } else if (0xD800...0xDFFF).contains(unit) {
        isRepaired = true
        result += Array(#"\ufffd"#.utf8)
        index += 6
        continue
      }
      result += bytes[index..<index + length]
      index += length
    }
    return isRepaired ? Data(result) : nil
  }

  /// Returns the code unit of an escape such as `\ud83d`; `nil` if there is none at the index.
  private static func unit(_ bytes: [UInt8], at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
