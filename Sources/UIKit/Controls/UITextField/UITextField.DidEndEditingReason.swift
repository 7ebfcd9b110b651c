extension UITextField {
  /// Constants for why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is taken.
    case committed = 0
    /// The text is dropped; only a remote control does that.
    case cancelled = 1
  }
}
