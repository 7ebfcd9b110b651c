/// Constants that specify the style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that the system chooses: compact, or wheels for a countdown (S21.5).
  case automatic = 0
  /// Wheels, as in a picker view.
  case wheels = 1
  /// Labels that present a picker when tapped.
  case compact = 2
  /// An inline calendar; shown as wheels here (S21.5).
  case inline = 3
}
