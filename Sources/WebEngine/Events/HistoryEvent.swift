/// What happened to the engine's session history.
public enum HistoryEvent: Sendable, Equatable {
  /// The current entry; right before the commit or the same-document navigation that made it so.
  case entry(HistoryEntry)
  /// A traversal moves only a frame of the page: the main frame's load of it ends here.
  case frameStarted
  /// A frame of the page shows another document now, and the history another entry.
  case frameMoved(HistoryEntry)
  /// The user touched the page or typed something (W213).
  case userInteracted
  /// A script requests a traversal by so many entries to another document; the app performs it or not.
  case requestTraversal(by: Int)
}
