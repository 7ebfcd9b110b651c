/// Types of action that cause a navigation (W160).
public enum WKNavigationType: Int, Sendable {
  /// A link was followed.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// A step in the history.
  case backForward = 2
  /// The page is loaded again.
  case reload = 3
  /// A form was sent once more (W205).
  case formResubmitted = 4
  /// Anything else, such as the app.
  case other = -1
}
