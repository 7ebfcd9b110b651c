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
      let description: String?
      let subtype: String?
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

  /// Reads the answer.
  func result(
    of answer: Result<IncomingMessage, WebEngineError>
  ) -> Result<ScriptValue, ScriptFailure> {
    do throws(WebEngineError) {
      let message = try answer.get()
      if let value = ScalarAnswer.value(in: message.body) { return .success(value) }
      let answer = try message.result(Evaluated.self, of: "Runtime.evaluate")
      if let details = answer.exceptionDetails { return .failure(.exception(exception(details))) }
      guard let value = answer.result.deepSerializedValue?.value else {
        return .failure(.unsupportedResult)
      }
      return .success(value)
    } catch {
      // The document went away while its promise was waited for; so WebKit puts it.
      guard isAsync, error.code == .protocolFailed else { return .failure(Self.failure(error)) }
      return .failure(
        .exception(.init(message: "Completion handler for function call is no longer reachable")))
    }
  }

  private func exception(_ details: Evaluated.Exception) -> ScriptFailure.Exception {
    // An error's description is its stack; the first part is what the error says.
    let thrown = details.exception
    var message = thrown?.value?.text ?? thrown?.description ?? details.text
    if thrown?.subtype == "error", let stack = message.range(of: "\n    at ") {
      message = String(message[..<stack.lowerBound])
    }
    let column = details.columnNumber + 1
    return ScriptFailure.Exception(
      message: message, line: details.lineNumber + 1,
      column: details.lineNumber == 0 ? max(column - indent, 1) : column,
      sourceURL: details.url.flatMap { $0.isEmpty ? nil : URL(string: $0) })
  }

  /// What a failure of the engine means for a script.
  static func failure(_ error: WebEngineError) -> ScriptFailure {
    switch error.code {
    case .pageClosed, .engineGone: .processEnded(error.description)
    case .protocolFailed where error.message.contains("Cannot find context"): .frameIsGone
    default: .engine(error)
    }
  }
}
