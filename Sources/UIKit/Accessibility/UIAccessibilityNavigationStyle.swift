/// Constants for how Switch Control goes through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses.
  case automatic = 0
  /// Every element by itself.
  case separate = 1
  /// All elements as one.
  case combined = 2
}
