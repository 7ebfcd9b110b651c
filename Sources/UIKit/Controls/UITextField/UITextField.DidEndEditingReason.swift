extension UITextField {
  /// Constants that specify why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed = 0
    /// The text was discarded, which only a remote control does.
    case cancelled = 1
  }
}
