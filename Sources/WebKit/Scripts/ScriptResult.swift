import Foundation
import WebEngine

/// From what a script gave to what an app gets (W293-W296).
enum ScriptResult {
  /// The Foundation object for a script's value; `nil` for `undefined` (W293).
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

  /// The error for a script that an engine could not answer (W295, W296, W301).
  static func error(_ error: WebEngineError) -> WKError {
    switch error.code {
    case .scriptFailed:
      return WKError(
        .javaScriptExceptionOccurred, message: "A JavaScript exception occurred",
        exceptionMessage: error.message)
    case .scriptResultUnsupported:
      return WKError(
        .javaScriptResultTypeIsUnsupported,
        message: "JavaScript execution returned a result of an unsupported type")
    case .pageClosed, .engineGone, .notInstalled, .startFailed:
      return WKError(.webContentProcessTerminated, message: error.description)
    default:
      return WKError(.unknown, message: error.description)
    }
  }
}
