import Synchronization

/// When a gesture ends that a script of the app's counted as (W292).
///
/// WebKit withdraws it when the script has run and when all has run that it began: it hands gestures on
/// to timers and to answers of servers, for about a second. Chromium knows no such thing, and would let
/// the page open windows for five seconds; so it is withdrawn a second after the last script.
final class GestureEnd: Sendable {
  private struct State {
    var lastScript = ContinuousClock.now
    var isAwaited = false
  }

  private let state = Mutex(State())

  /// How long what a script began may count as the user's doing, too.
  static let grace: Duration = .seconds(1)

  /// A script has run; calls `withdraw` when none has run for the time of grace.
  func scriptRan(_ withdraw: @escaping @Sendable () async -> Void) {
    let isFirst = state.withLock { state in
      state.lastScript = .now
      defer { state.isAwaited = true }
      return !state.isAwaited
    }
    guard isFirst else { return }
    Task {
      while let end = remaining() { try? await Task.sleep(until: end, clock: .continuous) }
      await withdraw()
    }
  }

  /// When the time of grace is over; `nil` when it is, after which the next script starts another.
  private func remaining() -> ContinuousClock.Instant? {
    state.withLock { state in
      let end = state.lastScript + Self.grace
      state.isAwaited = end > .now
      return state.isAwaited ? end : nil
    }
  }
}
