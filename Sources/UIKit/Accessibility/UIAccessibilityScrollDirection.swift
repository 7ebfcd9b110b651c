/// Constants for the direction in which VoiceOver scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the page on the right.
  case right = 1
  /// To the page on the left.
  case left = 2
  /// To the page above.
  case up = 3
  /// To the page below.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
