/// The pending policy decisions of the app, by identifier.
struct PendingDecisions {
  private var pending: [Int: PendingDecision] = [:]
  /// The last identifier; never reset, because the app can still use the identifier of a removed decision.
  private var lastIdentifier = 0

  /// Whether no decision is pending.
  var isEmpty: Bool { pending.isEmpty }

  /// Adds a decision and returns its identifier.
  mutating func add(_ decision: PendingDecision) -> Int {
    lastIdentifier += 1
    pending[lastIdentifier] = decision
    return lastIdentifier
  }

  /// Removes and returns the decision with an identifier; `nil` if it is not pending any more.
  mutating func remove(_ identifier: Int) -> PendingDecision? {
    pending.removeValue(forKey: identifier)
  }

  /// Removes all decisions.
  mutating func removeAll() { pending = [:] }

  /// Removes the decisions on popups, and returns the popups in order.
  mutating func removePopups() -> [PendingPopup] {
    let popups = pending.sorted { $0.key < $1.key }.compactMap { identifier, decision in
      decision.popup.map { (identifier, $0) }
    }
    for (identifier, _) in popups { pending[identifier] = nil }
    return popups.map(\.1)
  }

  /// Returns whether a navigation of a frame awaits a decision.
  func isNavigating(_ frame: String) -> Bool {
    pending.values.contains { $0.navigatingFrame == frame }
  }

  /// Postpones a request that fulfills a condition, and returns it; `nil` if there is none.
  mutating func postponeRequest(
    where condition: (ProtocolEvents.RequestPaused) -> Bool
  ) -> ProtocolEvents.RequestPaused? {
    for (identifier, decision) in pending {
      guard case .request(let pause) = decision, condition(pause) else { continue }
      pending[identifier] = .postponedRequest(pause)
      return pause
    }
    return nil
  }
}
