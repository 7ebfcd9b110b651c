/// A poll of a condition that no event reports.
///
/// The engine and WebKit name their limits in `EngineWaits` and `WebViewWaits`, each with its reason.
package struct Polling: Sendable {
  /// The time between two checks of the condition.
  package let interval: Duration
  /// The maximum number of checks.
  package let attempts: Int
  private let timeout: Duration?

  /// Creates a poll that ends after a number of attempts, however long each takes.
  package init(every interval: Duration, attempts: Int) {
    self.interval = interval
    self.attempts = attempts
    timeout = nil
  }

  /// Creates a poll that ends after a timeout.
  package init(every interval: Duration, timeout: Duration) {
    self.interval = interval
    self.timeout = timeout
    attempts = .max
  }

  /// Waits until a condition holds, and returns whether it does.
  ///
  /// The condition is checked before each interval, and once more at the end.
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
