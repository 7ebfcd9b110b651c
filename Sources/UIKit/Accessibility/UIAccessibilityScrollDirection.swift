/// Constants that specify the direction of an accessibility scroll action.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// Scrolls to the page on the right.
  case right = 1
  /// Scrolls to the page on the left.
  case left = 2
  /// Scrolls to the page above.
  case up = 3
  /// Scrolls to the page below.
  case down = 4
  /// Scrolls to the next page.
  case next = 5
  /// Scrolls to the previous page.
  case previous = 6
}
