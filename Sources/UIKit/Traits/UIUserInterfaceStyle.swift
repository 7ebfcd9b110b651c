/// Constants for the light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// The light style, with dark text on a light background.
  case light = 1
  /// The dark style, with light text on a dark background.
  case dark = 2
}
