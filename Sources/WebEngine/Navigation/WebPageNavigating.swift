/// What decides where a page goes.
public protocol WebPageNavigating: AnyObject, Sendable {
  /// Says what becomes of what asked with ``PolicyEvent/asksToNavigate(_:)`` or
  /// ``PolicyEvent/asksToShow(_:)``; what was decided already, or is gone, is left alone.
  func decide(_ identifier: Int, _ decision: NavigationDecision) async

  /// Loads the document shown again.
  ///
  /// - Parameters:
  ///   - bypassingCaches: Whether nothing that was kept is used.
  ///   - request: The request that is sent again where the program made it, of which the address is
  ///     the document's (W266); `nil` for what a page asked for itself.
  func reload(bypassingCaches: Bool, resending request: PageRequest?) async throws(WebEngineError)

  /// Goes to an entry of the engine's history.
  ///
  /// - Parameters:
  ///   - entry: The entry's ``HistoryEntry/identifier``.
  ///   - request: The request that is sent again where the program made it and the document is not
  ///     there any more.
  /// - Returns: Whether the engine still has it.
  func go(to entry: Int, resending request: PageRequest?) async throws(WebEngineError) -> Bool
}

extension WebPageNavigating {
  /// Goes to an entry of the engine's history, for which the app sends nothing of its own.
  public func go(to entry: Int) async throws(WebEngineError) -> Bool {
    try await go(to: entry, resending: nil)
  }
}
