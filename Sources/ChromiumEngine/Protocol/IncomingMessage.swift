import Foundation
import Glibc
import WebEngine

/// A message from the browser, of which only the address is read at first.
///
/// Chromium writes `{"id":…` or `{"method":"…"` first and `,"sessionId":"…"}` last, which tells
/// whose message it is without parsing megabytes.
struct IncomingMessage: Sendable {
  /// The number of the command that this answers, or `nil` for an event.
  let id: Int?
  /// The event's name, or "" for an answer.
  let method: String
  /// The page's session, or "" for the browser's own.
  let session: String
  /// The whole message.
  let body: Data

  /// Reads a message's address; `nil` for one that is neither answer nor event.
  init?(_ body: Data) {
    let address: (id: Int?, method: String, session: String)? = body.withUnsafeBytes { bytes in
      let head = Self.word(after: #"{"method":""#, in: bytes)
      let number = Self.number(after: #"{"id":"#, in: bytes)
      guard head != nil || number != nil else { return nil }
      return (number, head ?? "", Self.trailingSession(bytes))
    }
    guard let address else { return nil }
    (id, method, session) = address
    self.body = body
  }

  /// Decodes an event's parameters.
  func parameters<P: Decodable>(_ type: P.Type) -> P? {
    return try? LenientDecoder.decode(Event<P>.self, from: body).params
  }

  /// The tab of which the browser says that it has changed.
  var changedTarget: String? {
    guard method == "Target.targetInfoChanged" else { return nil }
    return parameters(Change.self)?.targetInfo.targetId
  }

  /// Whether the head of an answer names cookies; every answer is asked, so it is not parsed.
  var setsCookies: Bool {
    ["Set-Cookie\":", "set-cookie\":"].contains { body.range(of: Data($0.utf8)) != nil }
  }

  /// Decodes an answer.
  func result<R: Decodable>(_ type: R.Type, of command: String) throws(WebEngineError) -> R {
    let answer: Answer<R>
    do {
      answer = try LenientDecoder.decode(Answer<R>.self, from: body)
    } catch {
      throw WebEngineError(
        .protocolFailed, "Chromium's answer to \(command) could not be read: \(error).")
    }
    if let result = answer.result { return result }
    let reason =
      answer.error.map { [$0.message, $0.data ?? ""].filter { !$0.isEmpty } } ?? ["no result"]
    throw WebEngineError(
      .protocolFailed, "Chromium refused \(command): \(reason.joined(separator: "; ")).")
  }

  /// The bytes of the first string named `data`, which is base64, without parsing the message.
  func decodedData(of command: String) throws(WebEngineError) -> Data {
    if let base64 = body.withUnsafeBytes(Self.dataMember), let data = Data(base64Encoded: base64) {
      return data
    }
    struct Nothing: Decodable {}
    _ = try result(Nothing.self, of: command)
    throw WebEngineError(.protocolFailed, "Chromium's answer to \(command) holds no data.")
  }

  /// The text of the member `data` when it is the first of an answer's result.
  private static func dataMember(_ bytes: UnsafeRawBufferPointer) -> Data? {
    let key: StaticString = #"{"data":""#
    let head = bytes.prefix(64)
    guard let base = bytes.baseAddress,
      let start = head.indices.first(where: {
        starts(UnsafeRawBufferPointer(rebasing: bytes[$0...]), with: key)
      })
    else { return nil }
    let text = base + start + key.utf8CodeUnitCount
    let rest = bytes.count - start - key.utf8CodeUnitCount
    guard let end = memchr(text, Int32(UInt8(ascii: "\"")), rest) else { return nil }
    return Data(bytes: text, count: text.distance(to: UnsafeRawPointer(end)))
  }

  private static func word(after prefix: StaticString, in bytes: UnsafeRawBufferPointer) -> String?
  {
    guard starts(bytes, with: prefix) else { return nil }
    let rest = bytes[prefix.utf8CodeUnitCount...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func number(after prefix: StaticString, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard starts(bytes, with: prefix) else { return nil }
    var value = 0
    for byte in bytes[prefix.utf8CodeUnitCount...] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { break }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private static func starts(_ bytes: UnsafeRawBufferPointer, with prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { bytes.count >= $0.count && bytes.starts(with: $0) }
  }

  private static func trailingSession(_ bytes: UnsafeRawBufferPointer) -> String {
    let key: StaticString = #","sessionId":""#
    let length = 32
    let start = bytes.count - 2 - length
    let keyStart = start - key.utf8CodeUnitCount
    guard keyStart > 0, bytes[bytes.count - 2] == UInt8(ascii: "\""),
      starts(UnsafeRawBufferPointer(rebasing: bytes[keyStart...]), with: key)
    else { return "" }
    return String(decoding: bytes[start..<start + length], as: UTF8.self)
  }
}

/// The outside of an event.
private struct Event<P: Decodable>: Decodable {
  let params: P
}

/// The parameters of `Target.targetInfoChanged`.
private struct Change: Decodable {
  struct Info: Decodable { let targetId: String }
  let targetInfo: Info
}

/// The outside of an answer.
private struct Answer<R: Decodable>: Decodable {
  struct Refusal: Decodable {
    let message: String
    let data: String?
  }
  let result: R?
  let error: Refusal?
}
