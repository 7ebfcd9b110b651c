/// Styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, depending on the interface.
  case `default` = 0
  /// A light status bar, for dark backgrounds.
  case lightContent = 1
  /// A dark status bar, for light backgrounds.
  case darkContent = 3
}
