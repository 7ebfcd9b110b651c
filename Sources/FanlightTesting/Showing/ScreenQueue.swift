/// The tests that wait for the screen, in order.
@MainActor
enum ScreenQueue {
  /// A test that waits.
  private struct Waiting {
    let number: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private static var waiting: [Waiting] = []
  private static var count = 0

  /// Waits until no screen is shown, and takes the lease for a test.
  ///
  /// - Returns: `false` if the task was canceled before.
  static func enter(as holder: String) async -> Bool {
    if ScreenLease.current == nil, waiting.isEmpty {
      ScreenLease.current = ScreenLease(holder: holder, simulator: nil)
      return true
    }
    count += 1
    let number = count
    let isFree = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(returning: false) }
        waiting.append(Waiting(number: number, continuation: continuation))
      }
    } onCancel: {
      Task { @MainActor in cancel(number) }
    }
    if isFree { ScreenLease.current = ScreenLease(holder: holder, simulator: nil) }
    return isFree
  }

  /// Passes the lease to the test that has waited longest.
  static func leave() {
    ScreenLease.current = nil
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    // No other test may take the lease before that test resumes.
    ScreenLease.current = ScreenLease(holder: "a test that waited for it", simulator: nil)
    next.continuation.resume(returning: true)
  }

  private static func cancel(_ number: Int) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    waiting.remove(at: index).continuation.resume(returning: false)
  }
}
