/// What a page does with the windows that it wants.
public protocol WebPageWindows: AnyObject, Sendable {
  /// Opens the window that ``PolicyEvent/asksForWindow(_:)`` announced.
  ///
  /// The new page has this one as its opener, unless the page wished otherwise, and the same store.
  ///
  /// - Throws: ``WebEngineError/Code/pageClosed`` when it is gone, or was opened or refused before.
  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage

  /// Refuses the window that ``PolicyEvent/asksForWindow(_:)`` announced; a script gets `null`.
  func refuseWindow(_ identifier: Int) async
}
