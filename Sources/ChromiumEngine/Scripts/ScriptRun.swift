import Foundation
import WebEngine

/// A call as Chromium takes it, and its answer.
struct ScriptRun: Sendable {
  /// The parameters of `Runtime.evaluate`, but for the globals.
  let parameters: [String: JSON]
  /// How long the answer may take; `nil` for as long as other commands may.
  let timeout: Duration?
  /// How many characters of the first line are not the app's.
  private let indent: Int
  private let isAsync: Bool

  init(_ call: ScriptCall) {
    let expression: String
    switch call.form {
    case .program:
      expression = call.source
      indent = 0
      isAsync = false
      timeout = nil
    case .asyncBody(let arguments):
      // The function sees its arguments and the globals, and nothing of ours.
      let sorted = arguments.sorted { $0.key < $1.key }
      let names = sorted.map(\.key).joined(separator: ",")
      let head = "((f,a)=>f(...a))(async function(\(names)){"
      let values = sorted.map(\.value.literal).joined(separator: ",")
      expression = head + call.source + "\n},[\(values)])"
      indent = head.count
      isAsync = true
      // A promise may take its time: WebKit waits for as long as the page is there.
      timeout = .seconds(1 << 31)
    }
    parameters = [
      "expression": .string(expression), "userGesture": true, "awaitPromise": .bool(isAsync),
      "serializationOptions": [
        "serialization": "deep", "additionalParameters": ["maxNodeDepth": 0],
      ],
    ]
  }

  /// What `Runtime.evaluate` answers.
  private struct Evaluated: Decodable {
    struct Remote: Decodable {
      let type: String
      let description: String?
      let subtype: String?
      let objectId: String?
      let value: DeepSerialized.Scalar?
      let deepSerializedValue: DeepSerialized?
    }
    struct Exception: Decodable {
      let text: String
      let lineNumber: Int
      let columnNumber: Int
      let url: String?
      let exception: Remote?
    }
    let result: Remote
    let exceptionDetails: Exception?
  }

  /// What an answer says.
  struct Outcome {
    /// What the script came to.
    var result: Result<ScriptValue, ScriptFailure>
    /// Chromium's name of the object that was thrown; what it says as text it has to be asked.
    var thrown: String?

    /// The result, with what the thrown object says of itself.
    func withMessage(_ message: String) -> Result<ScriptValue, ScriptFailure> {
      guard case .failure(.exception(var exception)) = result else { return result }
      exception.message = message
      return .failure(.exception(exception))
    }
  }

  /// Reads the answer.
  func outcome(of answer: Result<IncomingMessage, WebEngineError>) -> Outcome {
    do throws(WebEngineError) {
      let message = try answer.get()
      if let value = ScalarAnswer.value(in: message.body) {
        return Outcome(result: .success(value))
      }
      let answer = try message.result(Evaluated.self, of: "Runtime.evaluate")
      if let details = answer.exceptionDetails {
        return Outcome(
          result: .failure(.exception(exception(details))), thrown: details.exception?.objectId)
      }
      guard let value = answer.result.deepSerializedValue?.value else {
        return Outcome(result: .failure(.unsupportedResult))
      }
      return Outcome(result: .success(value))
    } catch {
      return Outcome(result: result(of: error))
    }
  }

  private func result(of error: WebEngineError) -> Result<ScriptValue, ScriptFailure> {
    // Objects within objects, more than a hundred deep; WebKit has a limit as well (W295).
    let limits = ["reference chain is too long", "stack limit exceeded"]
    if limits.contains(where: error.message.contains) { return .failure(.unsupportedResult) }
    // The document went away while its promise was waited for; so WebKit puts it.
    guard isAsync, error.code == .protocolFailed else { return .failure(Self.failure(error)) }
    return .failure(
      .exception(.init(message: "Completion handler for function call is no longer reachable")))
  }

  private func exception(_ details: Evaluated.Exception) -> ScriptFailure.Exception {
    let message = details.exception.map(Self.words) ?? details.text
    // WebKit reports the reason of a promise's rejection, and no position (W298).
    if isAsync, details.text.contains("(in promise)") {
      return ScriptFailure.Exception(message: message)
    }
    let column = details.columnNumber + 1
    return ScriptFailure.Exception(
      message: message, line: details.lineNumber + 1,
      column: details.lineNumber == 0 ? max(column - indent, 1) : column,
      sourceURL: details.url.flatMap { $0.isEmpty ? nil : URL(address: $0) })
  }

  /// What `String()` makes of what was thrown (W296); of an object, what Chromium calls it.
  private static func words(of thrown: Evaluated.Remote) -> String {
    switch thrown.type {
    case "undefined": return "undefined"
    // `String(value)` throws for these in WebKit, and nothing is left of the message.
    case "symbol": return ""
    case "number": return thrown.description == "-0" ? "0" : thrown.description ?? "NaN"
    case "bigint": return String(thrown.description?.dropLast() ?? "")
    case _ where thrown.subtype == "null": return "null"
    default: break
    }
    let message = thrown.value?.text ?? thrown.description ?? ""
    // An error's description is its stack; the first part is what the error says.
    guard thrown.subtype == "error", let stack = message.range(of: "\n    at ") else {
      return message
    }
    return String(message[..<stack.lowerBound])
  }

  /// What a failure of the engine means for a script.
  static func failure(_ error: WebEngineError) -> ScriptFailure {
    switch error.code {
    case .pageClosed, .engineGone, .limitReached: .processEnded(error.description)
    case .protocolFailed where error.message.contains("Cannot find context"): .frameIsGone
    default: .engine(error)
    }
  }
}
