import Foundation
import WebEngine

/// Answers to `Runtime.evaluate` that hold a number, a truth value or a plain text and nothing else.
///
/// Chromium writes such a value twice, always in the same words, so the whole answer is known as
/// soon as the value is; an answer that is put otherwise in any byte is left to a decoder, which
/// takes many times as long.
enum ScalarAnswer {
  /// The value of an answer; `nil` where a decoder has to look.
  static func value(in body: Data) -> ScriptValue? {
    // A long text takes its time anyway.
    guard body.count < 4096 else { return nil }
    var reader = Reader(bytes: Array(body))
    guard reader.skip(#"{"id":"#), reader.text(before: ",") != nil,
      reader.skip(#","result":{"result":{"type":""#), let type = reader.text(before: "\"")
    else { return nil }
    switch type {
    case "number":
      guard reader.skip(#"","value":"#), let text = reader.text(before: ","),
        reader.skip(#","description":"\#(text)","#), reader.repeats(type, text),
        let number = Double(text)
      else { return nil }
      return .number(number)
    case "boolean":
      guard reader.skip(#"","value":"#), let text = reader.text(before: ","), reader.skip(","),
        reader.repeats(type, text), text == "true" || text == "false"
      else { return nil }
      return .bool(text == "true")
    case "string":
      guard reader.skip(#"","value":""#), let text = reader.text(before: "\""),
        !text.utf8.contains(UInt8(ascii: "\\")), reader.skip("\","),
        reader.repeats(type, "\"\(text)\"")
      else { return nil }
      return .string(text)
    default: return nil
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Goes behind a text, if it stands here.
    mutating func skip(_ text: String) -> Bool {
      guard bytes[place...].starts(with: text.utf8) else { return false }
      place += text.utf8.count
      return true
    }

    /// What stands here up to a character, which stays.
    mutating func text(before end: Unicode.Scalar) -> String? {
      guard let index = bytes[place...].firstIndex(of: UInt8(ascii: end)) else { return nil }
      defer { place = index }
      return String(decoding: bytes[place..<index], as: UTF8.self)
    }

    /// Whether the value stands here for the second time, and the answer ends with it.
    mutating func repeats(_ type: String, _ text: String) -> Bool {
      skip(#""deepSerializedValue":{"type":"\#(type)","value":\#(text)}}}"#)
        && (skip("}") || skip(#","sessionId":""#))
    }
  }
}
