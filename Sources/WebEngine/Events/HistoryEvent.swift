/// An event of the engine's session history.
public enum HistoryEvent: Sendable, Equatable {
  /// The current entry changed; sent before the commit or same-document navigation that it belongs to.
  case entry(HistoryEntry)
  /// A traversal navigates only a subframe: it loads nothing in the main frame.
  case frameStarted
  /// A subframe navigated to another document, with this current entry.
  case frameMoved(HistoryEntry)
  /// The user interacted with the page by touch or keyboard (W213).
  case userInteracted
  /// A script requests a traversal by an offset to another document, which the app performs.
  case requestTraversal(by: Int)
}
