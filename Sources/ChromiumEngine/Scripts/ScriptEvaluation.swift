import EngineSupport
import Foundation
import WebEngine

/// A `Runtime.evaluate` command for a script call, and the interpretation of its response.
struct ScriptEvaluation: Sendable {
  /// The parameters of the command, without the script context.
  let parameters: [String: JSON]
  /// The timeout; `nil` for the default timeout of commands.
  let timeout: Duration?
  /// The number of characters before the app's script in the first line.
  private let columnOffset: Int
  private let isAsync: Bool

  init(_ call: ScriptCall) {
    let expression: String
    switch call.form {
    case .program:
      expression = call.source
      columnOffset = 0
      isAsync = false
      timeout = nil
    case .asyncBody(let arguments):
      // Only the arguments and the globals are in scope of the function.
      let sorted = arguments.sorted { $0.key < $1.key }
      let names = sorted.map(\.key).joined(separator: ",")
      let head = "((f,a)=>f(...a))(async function(\(names)){"
      let values = sorted.map(\.value.literal).joined(separator: ",")
      expression = head + call.source + "\n},[\(values)])"
      columnOffset = head.count
      isAsync = true
      // WebKit waits for a promise until the page closes.
      timeout = .seconds(1 << 31)
    }
    parameters = [
      "expression": .string(expression), "userGesture": true, "awaitPromise": .bool(isAsync),
      "serializationOptions": [
        "serialization": "deep", "additionalParameters": ["maxNodeDepth": 0],
      ],
    ]
  }

  /// The result of `Runtime.evaluate`.
  private struct EvaluateResult: Decodable {
    struct RemoteObject: Decodable {
      let type: String
      let description: String?
      let subtype: String?
      let objectId: String?
      let value: DeepSerialized.Scalar?
      let deepSerializedValue: DeepSerialized?
    }
    struct ExceptionDetails: Decodable {
      let text: String
      let lineNumber: Int
      let columnNumber: Int
      let url: String?
      let exception: RemoteObject?
    }
    let result: RemoteObject
    let exceptionDetails: ExceptionDetails?
  }

  /// The outcome of an evaluation.
  struct Outcome {
    /// The script's value, or its failure.
    var result: Result<ScriptValue, ScriptFailure>
    /// The remote object identifier of a thrown object, whose message requires another command.
    var thrownObject: String?

    /// Returns the result with the message of the thrown object.
    func withMessage(_ message: String) -> Result<ScriptValue, ScriptFailure> {
      guard case .failure(.exception(var exception)) = result else { return result }
      exception.message = message
      return .failure(.exception(exception))
    }
  }

  /// Returns the outcome of a response.
  func outcome(of response: Result<IncomingMessage, WebEngineError>) -> Outcome {
    do throws(WebEngineError) {
      let message = try response.get()
      if let value = PrimitiveResponse.value(in: message.body) {
        return Outcome(result: .success(value))
      }
      let evaluated = try message.result(EvaluateResult.self, of: "Runtime.evaluate")
      if let details = evaluated.exceptionDetails {
        return Outcome(
          result: .failure(.exception(exception(details))),
          thrownObject: details.exception?.objectId)
      }
      guard let value = evaluated.result.deepSerializedValue?.value else {
        return Outcome(result: .failure(.unsupportedResult))
      }
      return Outcome(result: .success(value))
    } catch {
      return Outcome(result: result(of: error))
    }
  }

  private func result(of error: WebEngineError) -> Result<ScriptValue, ScriptFailure> {
    // Chromium nests objects at most a hundred deep; WebKit has a limit as well (W295).
    let limits = ["reference chain is too long", "stack limit exceeded"]
    if limits.contains(where: error.message.contains) { return .failure(.unsupportedResult) }
    // The document was replaced while its promise was pending; the message is WebKit's.
    guard isAsync, error.code == .protocolFailed else { return .failure(Self.failure(error)) }
    return .failure(
      .exception(.init(message: "Completion handler for function call is no longer reachable")))
  }

  private func exception(_ details: EvaluateResult.ExceptionDetails) -> ScriptFailure.Exception {
    let message = details.exception.map(Self.message) ?? details.text
    // WebKit reports the reason of a promise's rejection, and no position (W298).
    if isAsync, details.text.contains("(in promise)") {
      return ScriptFailure.Exception(message: message)
    }
    let column = details.columnNumber + 1
    return ScriptFailure.Exception(
      message: message, line: details.lineNumber + 1,
      column: details.lineNumber == 0 ? max(column - columnOffset, 1) : column,
      sourceURL: details.url.flatMap { $0.isEmpty ? nil : URL(address: $0) })
  }

  /// Returns the thrown value converted by `String()` (W296); Chromium's description of an object.
  private static func message(of thrown: EvaluateResult.RemoteObject) -> String {
    switch thrown.type {
    case "undefined": return "undefined"
    // `String(value)` throws for a symbol in WebKit, which leaves the message empty.
    case "symbol": return ""
    case "number": return thrown.description == "-0" ? "0" : thrown.description ?? "NaN"
    case "bigint": return String(thrown.description?.dropLast() ?? "")
    case _ where thrown.subtype == "null": return "null"
    default: break
    }
    let message = thrown.value?.text ?? thrown.description ?? ""
    // An error's description is its message, followed by the stack.
    guard thrown.subtype == "error", let stack = message.range(of: "\n    at ") else {
      return message
    }
    return String(message[..<stack.lowerBound])
  }

  /// Returns the script's failure for an error of the engine.
  static func failure(_ error: WebEngineError) -> ScriptFailure {
    switch error.code {
    case .pageClosed, .engineTerminated, .limitReached: .processEnded(error.description)
    case .protocolFailed where error.message.contains("Cannot find context"): .frameDetached
    default: .engine(error)
    }
  }
}
