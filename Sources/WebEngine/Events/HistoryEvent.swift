/// An event of the engine's session history.
public enum HistoryEvent: Sendable, Equatable {
  /// The current entry changed; sent before the event of the commit or same-document navigation that changed it.
  case entry(HistoryEntry)
  /// A traversal that navigates only a subframe started; the main frame loads nothing.
  case frameStarted
  /// A subframe navigated to another document; the value is the history's current entry.
  case frameMoved(HistoryEntry)
  /// The user interacted with the page by touch or keyboard (W213).
  case userInteracted
  /// A script requested a traversal, such as `history.go(-2)`, to another document. The engine does not perform
  /// it: the web view traverses its own back-forward list.
  case requestTraversal(by: Int)
}
