/// Constants for the light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
