import Foundation
import WebEngine

extension WKWebView {
  /// Selects the next occurrence of a string and scrolls it into view (W321).
  ///
  /// - Parameter completionHandler: Called on the main actor with the result.
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) {
    Task { completionHandler(await findText(string, configuration)) }
  }

  /// Selects the next occurrence of a string and scrolls it into view (W321).
  public func find(
    _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
  ) async throws -> WKFindResult { await findText(string, configuration) }

  /// Selects the next occurrence of a string and scrolls it into view (W321).
  func findText(_ text: String, _ configuration: WKFindConfiguration) async -> WKFindResult {
    guard !text.isEmpty else { return WKFindResult(matchFound: false) }
    let call = ScriptCall(
      source: "return window.find(text, isCaseSensitive, isBackwards, wraps, false, true, false)",
      form: .asyncBody([
        "text": .string(text), "isCaseSensitive": .bool(configuration.caseSensitive),
        "isBackwards": .bool(configuration.backwards), "wraps": .bool(configuration.wraps),
      ]), world: .client)
    let result = try? await run(call)
    return WKFindResult(matchFound: (result as? NSNumber)?.boolValue ?? false)
  }
}
