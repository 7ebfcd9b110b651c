/// A limit of what a page may use, which the page has reached.
public enum PageLimit: Sendable, Hashable {
  /// The memory of one of the engine's processes, in bytes.
  case memory(Int)
  /// What the engine keeps on disk for its pages, in bytes.
  case disk(Int)

  /// The error that a page ends with.
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
