/// What decides where a page goes.
public protocol WebPageNavigating: AnyObject, Sendable {
  /// Says what becomes of what asked with ``PageEvent/asksToNavigate(_:)`` or
  /// ``PageEvent/asksToShow(_:)``; what was decided already, or is gone, is left alone.
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
  /// - Parameter entry: The entry's ``HistoryEntry/identifier``.
  /// - Returns: Whether the engine still has it.
  func go(to entry: Int) async throws(WebEngineError) -> Bool
}
