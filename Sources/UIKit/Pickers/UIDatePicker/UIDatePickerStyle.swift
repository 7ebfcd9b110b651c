/// Constants for how a date picker is shown.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system chooses: compact, and wheels for a count-down (S21.5).
  case automatic = 0
  /// Wheels, as in a picker view.
  case wheels = 1
  /// Labels that are tapped.
  case compact = 2
  /// A calendar; shown as wheels here (S21.5).
  case inline = 3
}
