import Foundation
import WebEngine

// Apple's are also in an extension in Swift, so that subclasses cannot override them.
extension WKWebView {
  /// Evaluates a script in a frame and world and reports its last statement's value (W291-W297).
  ///
  /// - Parameter frame: The frame in which to evaluate; `nil` means the main frame.
  /// - Parameter completionHandler: Called on the main actor with the result, which is
  ///   `Optional<Any>.none` for `undefined`, or with a ``WKError``.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    let call = ScriptCall(
      source: javaScript, frame: engineFrame(frame), world: contentWorld.world)
    run(call) { completionHandler?($0.boxed) }
  }

  /// Evaluates a script in a frame and world and returns its last statement's value (W291-W297).
  ///
  /// - Parameter frame: The frame in which to evaluate; `nil` means the main frame.
  /// - Returns: A Foundation object; `nil` for `undefined`.
  /// - Throws: ``WKError`` when the script throws, its result has an unsupported type or the frame
  ///   no longer exists.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await run(
      ScriptCall(source: javaScript, frame: engineFrame(frame), world: contentWorld.world))
  }

  /// Evaluates JavaScript as the body of an async function and reports its result (W298, W299).
  ///
  /// - Parameter arguments: The function's arguments by name: numbers, strings, dates, `NSNull`,
  ///   arrays and dictionaries.
  /// - Parameter frame: The frame in which to evaluate; `nil` means the main frame.
  /// - Parameter completionHandler: Called on the main actor with the result, which is
  ///   `Optional<Any>.none` for `undefined`, or with a ``WKError``.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    runBody(functionBody, arguments, in: frame, contentWorld) { completionHandler?($0.boxed) }
  }

  /// Evaluates JavaScript as the body of an async function and returns its result (W298, W299).
  ///
  /// - Parameter arguments: The function's arguments by name: numbers, strings, dates, `NSNull`,
  ///   arrays and dictionaries.
  /// - Parameter frame: The frame in which to evaluate; `nil` means the main frame.
  /// - Returns: A Foundation object; `nil` for `undefined`.
  /// - Throws: ``WKError`` when the body throws, the promise is rejected, the result has an
  ///   unsupported type or the frame no longer exists.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await runBody(functionBody, arguments, in: frame, contentWorld)
  }
}
