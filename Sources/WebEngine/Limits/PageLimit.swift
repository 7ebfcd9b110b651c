/// A resource limit that a page has reached.
public enum PageLimit: Sendable, Hashable {
  /// The memory of one of the engine's processes, in bytes.
  case memory(Int)
  /// The disk space that the engine uses for its pages, in bytes.
  case disk(Int)

  /// The error of a page that is terminated because it reached the limit.
  public var error: WebEngineError {
    switch self {
    case .memory(let bytes):
      WebEngineError(
        .limitReached,
        "The page was ended because it reached the memory limit of \(bytes >> 20) MB.",
        advice: "Allow more with --memory-limit, or make the page lighter.")
    case .disk(let bytes):
      WebEngineError(
        .limitReached,
        "The page was ended because it reached the disk limit of \(bytes >> 20) MB.",
        advice: "Allow more with --disk-limit, or let the page keep less.")
    }
  }
}
