/// The number of events of a page's session that were handled, and the waits for more.
///
/// The connection counts the events that it delivers. A response can precede the handling of events that were
/// delivered before it; a caller that needs their effects waits until as many were handled.
@PageActor
final class EventProgress {
  private var handledCount = 0
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var isFinished = false

  /// The number of the event that is being handled; the session's first is 1.
  var currentEvent: Int { handledCount + 1 }

  /// Counts an event that was handled.
  func didHandleEvent() {
    handledCount += 1
    resume { $0 <= handledCount }
  }

  /// Waits until a number of events were handled, or the page was closed.
  func waitUntilHandled(_ count: Int) async {
    guard handledCount < count, !isFinished else { return }
    await withCheckedContinuation { waiters.append((count, $0)) }
  }

  /// Ends all waits after the page was closed.
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
