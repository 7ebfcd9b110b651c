/// Functions that Apple declares for every thread and that need the main thread here.
enum MainThread {
  /// Runs a closure on the main actor, which the caller must be on; anything else is an error.
  static func assume<Value, Result>(
    for caller: String, _ value: Value, _ body: @MainActor (Value) -> Result
  ) -> Result {
    MainActor.preconditionIsolated("\(caller) needs the main thread")
    let value = Unchecked(value: value)
    return MainActor.assumeIsolated { Unchecked(value: body(value.value)) }.value
  }

  /// A value on its way from the main thread to the main thread.
  // Sendable: it never crosses threads, which the precondition above has checked.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
