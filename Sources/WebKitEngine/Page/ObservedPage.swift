import WebEngine

/// A page with an observer.
@PageActor
protocol ObservedPage: PageContext {
  /// Evaluates an expression in the observer's world and decodes its value; promises are awaited.
  func evaluateInObserver<Value: Decodable>(
    _ expression: String, as type: Value.Type, timeout: Duration?
  ) async throws(WebEngineError) -> Value
  /// Updates the scripts after the screen's size or the orientation changed.
  func deviceDidChange() async throws(WebEngineError)
  /// Evaluates an expression in the observer's world without waiting for it.
  func sendToObserver(_ expression: String)
}
