/// The policy decisions that the app has not made, by the identifiers that it makes them with.
struct PendingDecisions {
  private var pending: [Int: PendingDecision] = [:]
  /// Never reset: the app can decide by the identifier of one that was dropped.
  private var lastIdentifier = 0

  /// Whether there are none.
  var isEmpty: Bool { pending.isEmpty }

  /// Adds one and returns its identifier.
  mutating func add(_ decision: PendingDecision) -> Int {
    lastIdentifier += 1
    pending[lastIdentifier] = decision
    return lastIdentifier
  }

  /// Removes and returns the one with an identifier; `nil` if there is none any more.
  mutating func remove(_ identifier: Int) -> PendingDecision? {
    pending.removeValue(forKey: identifier)
  }

  /// Removes all.
  mutating func removeAll() { pending = [:] }

  /// Removes the popups and returns them in order.
  mutating func removePopups() -> [PendingPopup] {
    let popups = pending.sorted { $0.key < $1.key }.compactMap { identifier, decision in
      decision.popup.map { (identifier, $0) }
    }
    for (identifier, _) in popups { pending[identifier] = nil }
    return popups.map(\.1)
  }

  /// Returns whether the document of a frame depends on one.
  func isNavigating(_ frame: String) -> Bool {
    pending.values.contains { $0.navigatingFrame == frame }
  }

  /// Postpones a request, and returns it; `nil` if no request fulfills a condition.
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
