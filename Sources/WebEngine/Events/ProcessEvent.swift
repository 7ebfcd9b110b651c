/// What became of the page's process.
public enum ProcessEvent: Sendable, Equatable {
  /// The process was terminated because it reached a limit; right before ``crashed``.
  case exceededLimit(PageLimit)
  /// The process terminated.
  case crashed
  /// The page closed its own window, and is gone (W309).
  case closed
}
