/// Constants that specify an end of a scroll view's content.
public enum ScrollEnd: Sendable, Hashable {
  /// The top of the content, below the insets.
  case top
  /// The end of the content, above the insets.
  case end
}
