import Foundation
import WebEngine

/// A fast path for responses to `Runtime.evaluate` with a number, a Boolean value or a string.
///
/// Chromium serializes such a value twice in a fixed format, so the value determines the whole response.
/// A response that differs in any byte is left to `JSONDecoder`, which takes many times as long.
enum PrimitiveResponse {
  /// Returns the value of a response; `nil` if the response has to be decoded.
  static func value(in body: Data) -> ScriptValue? {
    // Scanning saves nothing for a long string.
    guard body.count < 4096 else { return nil }
    var reader = Reader(bytes: Array(body))
    guard reader.skip(#"{"id":"#), reader.text(before: ",") != nil,
      reader.skip(#","result":{"result":{"type":""#), let type = reader.text(before: "\"")
    else { return nil }
    switch type {
    case "number":
      guard reader.skip(#"","value":"#), let text = reader.text(before: ","),
        reader.skip(#","description":"\#(text)","#), reader.readSecondCopy(type, text),
        let number = Double(text)
      else { return nil }
      return .number(number)
    case "boolean":
      guard reader.skip(#"","value":"#), let text = reader.text(before: ","), reader.skip(","),
        reader.readSecondCopy(type, text), text == "true" || text == "false"
      else { return nil }
      return .bool(text == "true")
    case "string":
      guard reader.skip(#"","value":""#), let text = reader.text(before: "\""),
        !text.utf8.contains(UInt8(ascii: "\\")), reader.skip("\","),
        reader.readSecondCopy(type, "\"\(text)\"")
      else { return nil }
      return .string(text)
    default: return nil
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Advances past a string; returns `false` if the next bytes differ from it.
    mutating func skip(_ text: String) -> Bool {
      guard bytes[position...].starts(with: text.utf8) else { return false }
      position += text.utf8.count
      return true
    }

    /// Reads up to a character, which is not consumed.
    mutating func text(before end: Unicode.Scalar) -> String? {
      guard let index = bytes[position...].firstIndex(of: UInt8(ascii: end)) else { return nil }
      defer { position = index }
      return String(decoding: bytes[position..<index], as: UTF8.self)
    }

    /// Reads the second copy of the value, and returns whether the response ends with it.
    mutating func readSecondCopy(_ type: String, _ text: String) -> Bool {
      skip(#""deepSerializedValue":{"type":"\#(type)","value":\#(text)}}}"#)
        && (skip("}") || skip(#","sessionId":""#))
    }
  }
}
