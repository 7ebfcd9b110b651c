import WebEngine

/// How long a server may take to begin its answer to a load of the app's (W191).
struct AnswerTime {
  /// The time for the load that was asked for last and whose request has not gone out yet; `nil` for
  /// Chromium's own patience.
  var next: Duration?
  /// Ends the load whose request is out.
  private var clock: Task<Void, Never>?

  /// Whether a server is given its time now.
  var isRunning: Bool { clock != nil }

  mutating func start(_ clock: Task<Void, Never>) {
    stop()
    self.clock = clock
  }

  /// The answer begins, or the load has ended.
  mutating func stop() {
    clock?.cancel()
    clock = nil
  }

  /// The time is up, and the clock that says so has to do what follows.
  mutating func end() { clock = nil }
}
