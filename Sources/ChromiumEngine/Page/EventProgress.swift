/// How many events of a page's session were handled, and what waits until more are.
///
/// The connection counts the events that it delivers. A response does not wait for the events that came
/// before it; whoever needs their effects waits until as many events were handled.
@PageActor
final class EventProgress {
  private var handledCount = 0
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var isFinished = false

  /// The number of the event that is being handled; the session's first is 1.
  var currentEvent: Int { handledCount + 1 }

  /// An event was handled.
  func didHandleEvent() {
    handledCount += 1
    resume { $0 <= handledCount }
  }

  /// Returns when so many events were handled, or no more will be.
  func waitUntilHandled(_ count: Int) async {
    guard handledCount < count, !isFinished else { return }
    await withCheckedContinuation { waiters.append((count, $0)) }
  }

  /// The page was closed: no more events are handled.
  func finish() {
    isFinished = true
    resume { _ in true }
  }

  private func resume(where isReached: (Int) -> Bool) {
    guard !waiters.isEmpty else { return }
    for waiter in waiters where isReached(waiter.count) { waiter.continuation.resume() }
    waiters.removeAll { isReached($0.count) }
  }
}
