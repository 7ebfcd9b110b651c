/// Counts the completed units of several tabs.
@MainActor
final class AuditCounter {
  /// The total number of units.
  var total: Int = 0
  private var done: Int = 0

  /// Adds to the count, and returns it.
  func add(_ count: Int) -> Int {
    done += count
    return done
  }
}
