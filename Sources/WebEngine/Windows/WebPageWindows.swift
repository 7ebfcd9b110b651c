/// The popups of a page.
public protocol WebPageWindows: AnyObject, Sendable {
  /// Opens the popup of a pending ``PolicyEvent/requestPopup(_:)``.
  ///
  /// The new page has this one as its opener, except with `noopener`, and the same store.
  ///
  /// - Throws: ``WebEngineError/Code/pageClosed`` when the popup is not pending any more.
  func openWindow(
    _ identifier: Int, _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage

  /// Refuses the popup of a ``PolicyEvent/requestPopup(_:)``; `window.open` returns `null`.
  func refuseWindow(_ identifier: Int) async
}
