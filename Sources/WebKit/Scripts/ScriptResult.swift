import Foundation
import WebEngine

/// Converts the results of scripts to objects and errors for the app (W293-W297).
enum ScriptResult {
  /// Returns the Foundation object for a script's value; `nil` for `undefined` (W293).
  static func object(_ value: ScriptValue) -> Any? {
    switch value {
    case .undefined: return nil
    case .null: return NSNull()
    case .bool(let value): return NSNumber(value: value)
    case .number(let value): return NSNumber(value: value)
    case .string(let value): return value
    case .date(let value): return value
    // Holes become NSNull, as in current WebKit (W294).
    case .array(let values): return values.map { object($0) ?? NSNull() }
    // Undefined entries are dropped (W294).
    case .object(let entries): return entries.compactMapValues(object)
    }
  }

  /// Returns the app's result for a script's.
  static func outcome(
    of result: Result<ScriptValue, ScriptFailure>, isViewGone: Bool
  ) -> Result<Any?, WKError> {
    switch result {
    case .success(let value): return .success(object(value))
    case .failure(let failure): return .failure(error(isViewGone ? .pageWasClosed : failure))
    }
  }

  /// Returns the error for a script without a result (W295-W297, W301).
  static func error(_ failure: ScriptFailure) -> WKError {
    switch failure {
    case .exception(let exception): return WKError(exception)
    case .unsupportedResult:
      return WKError(
        .javaScriptResultTypeIsUnsupported,
        message: "JavaScript execution returned a result of an unsupported type")
    case .frameDetached:
      return WKError(
        .javaScriptInvalidFrameTarget,
        message: "JavaScript execution targeted an invalid frame")
    case .processEnded(let reason):
      return WKError(.webContentProcessTerminated, message: reason)
    case .pageWasClosed:
      return WKError(.webViewInvalidated, message: "The WKWebView was invalidated")
    case .engine(let error): return WKError(.unknown, message: error.description)
    }
  }
}

extension Result where Success == Any?, Failure == WKError {
  /// The result with an optional value in `Any`, as Apple's completion handlers take it.
  var boxed: Result<Any, any Error> {
    switch self {
    case .success(let value): .success(value as Any)
    case .failure(let error): .failure(error)
    }
  }
}
