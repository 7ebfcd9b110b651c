import EngineSupport
import Foundation
import Glibc
import WebEngine

/// A response or event from the browser, decoded lazily.
///
/// Chromium writes `{"id":…` or `{"method":"…"` first and `,"sessionId":"…"}` last, which is enough to
/// route a message without parsing megabytes.
struct IncomingMessage: Sendable {
  /// The identifier of the command that the message responds to; `nil` for an event.
  let id: Int?
  /// The event's name; "" for a response.
  let method: String
  /// The session's identifier; "" for the browser's own.
  let session: String
  /// The message's JSON text.
  let body: Data

  /// Creates a message from its JSON text; `nil` if it is neither a response nor an event.
  init?(_ body: Data) {
    let header: (id: Int?, method: String, session: String)? = body.withUnsafeBytes { bytes in
      let method = Self.string(after: #"{"method":""#, in: bytes)
      let id = Self.integer(after: #"{"id":"#, in: bytes)
      guard method != nil || id != nil else { return nil }
      return (id, method ?? "", Self.trailingSession(bytes))
    }
    guard let header else { return nil }
    (id, method, session) = header
    self.body = body
  }

  /// Decodes an event's parameters.
  func parameters<P: Decodable>(_ type: P.Type) -> P? {
    return try? LenientDecoder.decode(EventMessage<P>.self, from: body).params
  }

  /// The tab of a `Target.targetInfoChanged` event.
  var changedTarget: String? {
    guard method == "Target.targetInfoChanged" else { return nil }
    return parameters(TargetInfoChanged.self)?.targetInfo.targetId
  }

  /// A Boolean value that indicates whether a response's header fields set cookies.
  ///
  /// The text is searched, because parsing every response would take too long.
  var setsCookies: Bool {
    ["Set-Cookie\":", "set-cookie\":"].contains { body.range(of: Data($0.utf8)) != nil }
  }

  /// Decodes the result of a response.
  func result<R: Decodable>(_ type: R.Type, of command: String) throws(WebEngineError) -> R {
    let response: Response<R>
    do {
      response = try LenientDecoder.decode(Response<R>.self, from: body)
    } catch {
      throw WebEngineError(
        .protocolFailed, "Chromium's response to \(command) could not be read: \(error).")
    }
    if let result = response.result { return result }
    let reason =
      response.error.map { [$0.message, $0.data ?? ""].filter { !$0.isEmpty } } ?? ["no result"]
    throw WebEngineError(
      .protocolFailed, "Chromium refused \(command): \(reason.joined(separator: "; ")).")
  }

  /// Returns the decoded base64 string of the member `data`, without parsing the message.
  func decodedData(of command: String) throws(WebEngineError) -> Data {
    if let base64 = body.withUnsafeBytes(Self.dataMember), let data = Data(base64Encoded: base64) {
      return data
    }
    struct EmptyResult: Decodable {}
    _ = try result(EmptyResult.self, of: command)
    throw WebEngineError(.protocolFailed, "Chromium's response to \(command) has no data.")
  }

  /// Returns the text of the member `data` if it is the first of a response's result.
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

  private static func string(after prefix: StaticString, in bytes: UnsafeRawBufferPointer)
    -> String?
  {
    guard starts(bytes, with: prefix) else { return nil }
    let rest = bytes[prefix.utf8CodeUnitCount...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func integer(after prefix: StaticString, in bytes: UnsafeRawBufferPointer) -> Int?
  {
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

/// The JSON object of an event.
private struct EventMessage<P: Decodable>: Decodable {
  let params: P
}

/// The parameters of `Target.targetInfoChanged`.
private struct TargetInfoChanged: Decodable {
  struct Info: Decodable { let targetId: String }
  let targetInfo: Info
}

/// The JSON object of a response.
private struct Response<R: Decodable>: Decodable {
  struct ProtocolError: Decodable {
    let message: String
    let data: String?
  }
  let result: R?
  let error: ProtocolError?
}
