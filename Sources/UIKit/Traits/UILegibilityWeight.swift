/// Constants for the weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// Text of regular weight.
  case regular = 0
  /// Bold text, as the user prefers.
  case bold = 1
}
