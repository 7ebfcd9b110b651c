/// Constants for the appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface.
  case `default` = 0
  /// A dark keyboard, for dark interfaces.
  case dark = 1
  /// A light keyboard, for light interfaces.
  case light = 2
}
