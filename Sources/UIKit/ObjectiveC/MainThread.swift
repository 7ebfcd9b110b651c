/// A namespace for calls from APIs that Apple declares for all threads but that need the main thread here.
enum MainThread {
  /// Runs a closure on the main actor and returns its result.
  ///
  /// - Parameters:
  ///   - caller: The API that was called, for the error message.
  ///   - value: The value to pass to the closure; it need not be `Sendable`.
  ///   - body: The closure to run.
  /// - Precondition: The caller is on the main thread.
  static func assume<Value, Result>(
    for caller: String, _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result {
    MainActor.preconditionIsolated("\(caller) needs the main thread")
    let value = Unchecked(value: value)
    return MainActor.assumeIsolated { Unchecked(value: body(value.value)) }.value
  }

  /// A wrapper that lets a value that is not `Sendable` pass into and out of `assumeIsolated(_:)`.
  // Sendable: the value stays on the main thread, as the precondition above has checked.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
