/// Whether a page whose process ended is loaded again without the app (W225).
///
/// Source of the numbers: public notes on WebPageProxy.cpp; see W225.
struct Recovery {
  /// How many ends in a row are mended; a page that always ends would load for ever.
  static let limit: Int = 1
  /// How long after a finished load the ends before it are forgotten.
  static let memory: Duration = .seconds(30)

  /// Whether a reload waits for the view to be seen.
  var isDue: Bool = false
  private var count: Int = 0
  private var lastFinish: ContinuousClock.Instant?

  /// A load finished.
  mutating func finished(at time: ContinuousClock.Instant) { lastFinish = time }

  /// The process ended and the app does nothing about it.
  ///
  /// - Returns: Whether the page is to be loaded again.
  mutating func ended(at time: ContinuousClock.Instant) -> Bool {
    if let lastFinish, time - lastFinish >= Self.memory { count = 0 }
    lastFinish = nil
    count += 1
    return count <= Self.limit
  }
}
