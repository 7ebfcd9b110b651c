/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Dark text on light background.
  case light = 1
  /// Light text on dark background.
  case dark = 2
}
