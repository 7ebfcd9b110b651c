/// Whether a policy decision has been given.
@MainActor
final class PendingDecision {
  private(set) var isGiven: Bool = false

  /// Notes a decision.
  ///
  /// - Returns: Whether it is the first, which holds.
  func give() -> Bool {
    defer { isGiven = true }
    return !isGiven
  }
}
