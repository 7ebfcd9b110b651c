/// Animations that hide and show the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar changes without an animation.
  case none = 0
  /// The status bar fades in and out.
  case fade = 1
  /// The status bar slides in and out.
  case slide = 2
}
