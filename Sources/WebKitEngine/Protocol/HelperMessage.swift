import EngineSupport
import Foundation
import WebEngine

/// A message from the helper: a response or an event.
struct HelperMessage: Sendable {
  /// The number of the command that it responds to; `nil` for an event.
  let id: Int?
  /// The name of the event; empty for a response.
  let method: String
  /// The page of the event; `nil` for an event of the engine.
  let page: Int?
  /// The error of a response.
  let error: WebEngineError?
  private let text: Data

  private struct Head: Decodable {
    struct Failure: Decodable {
      let code: String
      let message: String
      let advice: String?
    }
    let id: Int?
    let method: String?
    let page: Int?
    let error: Failure?
  }

  private struct Body<Value: Decodable>: Decodable {
    let params: Value?
    let result: Value?
  }

  /// Decodes a line; `nil` if it is invalid.
  init?(_ text: Data) {
    guard let head = try? LenientDecoder.decode(Head.self, from: text) else { return nil }
    id = head.id
    method = head.method ?? ""
    page = head.page
    error = head.error.map {
      WebEngineError(Self.code(named: $0.code), $0.message, advice: $0.advice ?? "")
    }
    self.text = text
  }

  /// Returns the decoded parameters of an event; `nil` if they are not of this type.
  func parameters<Value: Decodable>(_ type: Value.Type) -> Value? {
    (try? LenientDecoder.decode(Body<Value>.self, from: text))?.params
  }

  /// Returns the decoded result of a response.
  func result<Value: Decodable>(_ type: Value.Type) throws(WebEngineError) -> Value {
    if let error { throw error }
    if let value = (try? LenientDecoder.decode(Body<Value>.self, from: text))?.result {
      return value
    }
    throw WebEngineError(
      .protocolFailed, "The WebKit helper sent a response that is not of type \(type).",
      advice: "Build the helper of this version with “make webkit”.")
  }

  /// The error of an `Engine.failed` event.
  var failure: WebEngineError? {
    guard method == "Engine.failed",
      let failure = parameters(Head.Failure.self)
    else { return nil }
    return WebEngineError(
      Self.code(named: failure.code), failure.message, advice: failure.advice ?? "")
  }

  /// Returns the error code with a name in the helper's protocol.
  private static func code(named name: String) -> WebEngineError.Code {
    switch name {
    case "notInstalled": .notInstalled
    case "startFailed": .startFailed
    case "engineTerminated": .engineTerminated
    case "pageClosed": .pageClosed
    case "scriptFailed": .scriptFailed
    case "scriptResultUnsupported": .scriptResultUnsupported
    case "fileUnreadable": .fileUnreadable
    case "limitReached": .limitReached
    case "timedOut": .timedOut
    default: .protocolFailed
    }
  }
}
