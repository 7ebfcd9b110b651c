/// Constants that specify a layout direction of text.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right on the screen.
  case right = 2
  /// To the left on the screen.
  case left = 3
  /// Up on the screen.
  case up = 4
  /// Down on the screen.
  case down = 5
}
