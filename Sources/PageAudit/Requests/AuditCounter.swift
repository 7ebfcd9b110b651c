/// Counts what ends in several tabs at a time.
@MainActor
final class AuditCounter {
  /// How many there are.
  var total: Int = 0
  private var done: Int = 0

  /// Counts some more, and returns how many there are now.
  func add(_ count: Int) -> Int {
    done += count
    return done
  }
}
