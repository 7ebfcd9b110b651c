import EngineSupport
import WebEngine

/// The observer's isolated world in the main frame's document.
@PageActor
final class ObserverWorld {
  /// The execution context in the current document; `nil` before there is one.
  private(set) var context: String?
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Sets the execution context that was created in a document of the main frame.
  func didCreate(_ context: String) { self.context = context }

  /// Removes the execution context when the page's process terminates.
  func didCrash() { context = nil }

  /// Evaluates an expression and decodes its value; promises are awaited.
  func evaluate<V: Decodable>(
    _ expression: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    guard let context else {
      try page.checkOpen()
      throw WebEngineError(.protocolFailed, "The page has no document yet.")
    }
    return try await evaluate(expression, in: context, as: type, timeout: timeout)
  }

  /// Evaluates an expression in a context and decodes its value.
  ///
  /// Halting the page terminates any running script, so an expression that was terminated is evaluated again each
  /// time.
  func evaluate<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration? = nil
  ) async throws(WebEngineError) -> V {
    // A termination that precedes the first evaluation may end it, too.
    var isFirst = true
    while true {
      let terminations = page.terminationCount
      do throws(WebEngineError) {
        return try await evaluateOnce(expression, in: context, as: type, timeout: timeout)
      } catch {
        guard error.code == .protocolFailed, page.isHalted,
          isFirst || page.terminationCount != terminations
        else { throw error }
        isFirst = false
      }
    }
  }

  private func evaluateOnce<V: Decodable>(
    _ expression: String, in context: String, as type: V.Type, timeout: Duration?
  ) async throws(WebEngineError) -> V {
    try page.checkOpen()
    let result = try await page.session.call(
      "Runtime.evaluate", Self.parameters(of: expression, in: context), as: Evaluated<V>.self,
      timeout: timeout)
    guard let value = result.result?.value else {
      throw WebEngineError(
        .protocolFailed,
        "A script of the engine failed in the page: \(result.exceptionDetails?.message ?? "no value")."
      )
    }
    return value
  }

  /// Evaluates an expression without waiting for it.
  func send(_ expression: String) {
    guard let context else { return }
    page.session.send("Runtime.evaluate", Self.parameters(of: expression, in: context))
  }

  /// Returns the parameters of `Runtime.evaluate` for an expression in a context.
  nonisolated static func parameters(of expression: String, in context: String) -> JSON {
    [
      "expression": .string(expression), "uniqueContextId": .string(context), "returnByValue": true,
      "awaitPromise": true,
    ]
  }
}

/// The response of `Runtime.evaluate`.
private struct Evaluated<V: Decodable>: Decodable {
  struct Remote: Decodable { let value: V? }
  struct Exception: Decodable {
    struct Thrown: Decodable { let description: String? }
    let text: String
    let exception: Thrown?

    /// The exception's description, or Chromium's text for an exception without one.
    var message: String { exception?.description ?? text }
  }
  let result: Remote?
  let exceptionDetails: Exception?
}
