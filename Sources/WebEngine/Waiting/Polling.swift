/// Waiting for what no event announces: a condition that is looked at again and again.
///
/// The engine and WebKit name their limits in `EngineWaits` and `WebViewWaits`, each with its reason.
package struct Polling: Sendable {
  /// How long it is until the condition is looked at again.
  package let interval: Duration
  /// How often the condition is looked at, at most.
  package let attempts: Int
  private let timeout: Duration?

  /// Creates a wait that ends after some attempts, however long each takes.
  package init(every interval: Duration, attempts: Int) {
    self.interval = interval
    self.attempts = attempts
    timeout = nil
  }

  /// Creates a wait that ends after some time.
  package init(every interval: Duration, timeout: Duration) {
    self.interval = interval
    self.timeout = timeout
    attempts = .max
  }

  /// Waits until a condition holds, and returns whether it does.
  ///
  /// The condition is looked at before each interval, and a last time at the end.
  ///
  /// - Throws: The condition's error.
  package func until<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ condition: () async throws(Failure) -> Bool
  ) async throws(Failure) -> Bool {
    let start = ContinuousClock.now
    var count = 0
    while !isOver(after: count, since: start) {
      if try await condition() { return true }
      await pause()
      count += 1
    }
    return try await condition()
  }

  /// Waits for one interval, or until the task is canceled.
  package func pause() async { try? await Task.sleep(for: interval) }

  private func isOver(after count: Int, since start: ContinuousClock.Instant) -> Bool {
    if let timeout, ContinuousClock.now - start >= timeout { return true }
    return count >= attempts
  }
}
