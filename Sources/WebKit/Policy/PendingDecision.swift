/// A policy decision, of which only the first is used.
@MainActor
final class PendingDecision {
  private(set) var isGiven: Bool = false

  /// Records a decision.
  ///
  /// - Returns: Whether it is the first.
  func resolve() -> Bool {
    defer { isGiven = true }
    return !isGiven
  }
}
