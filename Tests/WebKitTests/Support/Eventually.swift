/// Waits until something that other tasks bring about is so, for at most thirty seconds.
///
/// A count of yields says nothing of how far a task on another thread is; the clock does.
///
/// - Returns: Whether it is so.
@MainActor @discardableResult
func eventually(_ isTrue: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(30)
  while !isTrue(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
  return isTrue()
}
