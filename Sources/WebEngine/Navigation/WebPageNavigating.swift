/// The navigation of a page.
public protocol WebPageNavigating: AnyObject, Sendable {
  /// Decides a pending ``PolicyEvent/decideNavigation(_:)`` or ``PolicyEvent/decideResponse(_:)``; one that
  /// is not pending any more is ignored.
  func decide(_ identifier: Int, _ decision: NavigationDecision) async

  /// Reloads the document of the main frame.
  ///
  /// - Parameters:
  ///   - bypassingCaches: Whether caches are ignored.
  ///   - request: The app's request to resend, with the document's URL (W266); `nil` if the page
  ///     started the load.
  func reload(bypassingCaches: Bool, resending request: PageRequest?) async throws(WebEngineError)

  /// Traverses to an entry of the engine's session history.
  ///
  /// - Parameters:
  ///   - entry: The entry's ``HistoryEntry/identifier``.
  ///   - request: The app's request to resend where the document has to be loaded again.
  /// - Returns: Whether the engine still has the entry.
  func go(to entry: Int, resending request: PageRequest?) async throws(WebEngineError) -> Bool
}

extension WebPageNavigating {
  /// Traverses to an entry of the engine's session history without a request of the app's.
  public func go(to entry: Int) async throws(WebEngineError) -> Bool {
    try await go(to: entry, resending: nil)
  }
}
