import WebEngine

/// The requirements of a page's history controller.
@PageActor
protocol HistoryPage: PageContext {
  /// The events of the session that were handled.
  nonisolated var progress: EventProgress { get }

  /// Reports events at once.
  func send(_ events: [PageEvent])
  /// Waits until every event that Chromium sent before the call was handled.
  func waitUntilDeliveredEventsAreHandled() async
  /// Informs the page that a subframe navigated, perhaps by a traversal that the app requested (W215).
  func didNavigateSubframe()
}
