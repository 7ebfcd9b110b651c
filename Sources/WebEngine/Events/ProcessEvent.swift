/// An event of the page's process.
public enum ProcessEvent: Sendable, Equatable {
  /// The process is terminated because it reached a limit; sent before ``crashed``.
  case exceededLimit(PageLimit)
  /// The process terminated.
  case crashed
  /// The page closed its window (W309).
  case closed
}
