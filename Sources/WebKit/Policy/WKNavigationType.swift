/// Constants that describe the action that caused a navigation (W160).
public enum WKNavigationType: Int, Sendable {
  /// The activation of a link.
  case linkActivated = 0
  /// The submission of a form.
  case formSubmitted = 1
  /// A traversal of the back-forward list.
  case backForward = 2
  /// A reload of the page.
  case reload = 3
  /// The resubmission of a form (W205).
  case formResubmitted = 4
  /// Anything else, such as a load by the app.
  case other = -1
}
