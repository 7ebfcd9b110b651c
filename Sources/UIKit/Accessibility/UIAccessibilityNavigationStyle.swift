/// Constants that specify how Switch Control navigates the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The system chooses the navigation style.
  case automatic = 0
  /// Each element is navigated separately.
  case separate = 1
  /// All elements are navigated as a group.
  case combined = 2
}
