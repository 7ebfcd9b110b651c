/// Work of functions that Apple declares for every thread and that need the main one here.
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
  // Sendable: it never changes threads; the precondition above has just checked that.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
  }
}
