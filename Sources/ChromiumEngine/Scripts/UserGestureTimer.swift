import Synchronization

/// Ends the user activation that the app's scripts give a page (W292).
///
/// In WebKit it ends when the script and everything that it started have run: the activation is forwarded to
/// timers and to responses of servers, for about a second. Chromium's transient activation lasts five seconds, so
/// it is withdrawn a second after the last script.
final class UserGestureTimer: Sendable {
  private struct State {
    var lastScript = ContinuousClock.now
    var isRunning = false
  }

  private let state = Mutex(State())

  /// The duration of the activation after the last script.
  static let duration: Duration = .seconds(1)

  /// Restarts the timer after a script ran.
  ///
  /// - Parameter withdraw: Called when no script has run for ``duration``.
  func restart(_ withdraw: @escaping @Sendable () async -> Void) {
    let isFirst = state.withLock { state in
      state.lastScript = .now
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isFirst else { return }
    Task {
      while let end = nextDeadline() { try? await Task.sleep(until: end, clock: .continuous) }
      await withdraw()
    }
  }

  /// Returns the time when the activation expires; `nil` if it has expired.
  ///
  /// After that, the next script starts the timer again.
  private func nextDeadline() -> ContinuousClock.Instant? {
    state.withLock { state in
      let end = state.lastScript + Self.duration
      state.isRunning = end > .now
      return state.isRunning ? end : nil
    }
  }
}
