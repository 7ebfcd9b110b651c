/// A policy decision, of which only the first is used.
@MainActor
final class PendingDecision {
  private(set) var isGiven: Bool = false

  /// Records a decision.
  ///
  /// - Returns: Whether it is the first.
  func give() -> Bool {
    defer { isGiven = true }
    return !isGiven
  }
}
