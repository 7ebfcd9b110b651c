/// Decides whether a page whose process terminated is reloaded automatically (W225).
///
/// Source of the numbers: public notes on WebPageProxy.cpp; see W225.
struct Recovery {
  /// The number of consecutive terminations after which the page is reloaded, to prevent a loop.
  static let limit: Int = 1
  /// The time after a finished load when earlier terminations no longer count.
  static let memory: Duration = .seconds(30)

  /// Whether a reload is due when the view becomes visible.
  var isDue: Bool = false
  private var count: Int = 0
  private var lastFinish: ContinuousClock.Instant?

  /// Records that a load finished.
  mutating func finished(at time: ContinuousClock.Instant) { lastFinish = time }

  /// Records a termination of the process that the app does not handle.
  ///
  /// - Returns: Whether to reload the page.
  mutating func terminated(at time: ContinuousClock.Instant) -> Bool {
    if let lastFinish, time - lastFinish >= Self.memory { count = 0 }
    lastFinish = nil
    count += 1
    return count <= Self.limit
  }
}
