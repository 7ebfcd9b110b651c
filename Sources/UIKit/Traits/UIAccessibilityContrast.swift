/// Constants for the contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// A normal contrast.
  case normal = 0
  /// A high contrast, as the user prefers.
  case high = 1
}
