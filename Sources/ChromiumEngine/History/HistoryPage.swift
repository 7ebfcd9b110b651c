import WebEngine

/// The page as its history controller sees it.
@PageActor
protocol HistoryPage: PageContext {
  /// The events of the session that were handled.
  nonisolated var progress: EventProgress { get }

  /// Reports events at once.
  func send(_ events: [PageEvent])
  /// Returns when every event that Chromium sent before now was handled.
  func deliveredEventsAreHandled() async
  /// A subframe navigated: a traversal that the app requested may have been that one (W215).
  func didNavigateSubframe()
}
