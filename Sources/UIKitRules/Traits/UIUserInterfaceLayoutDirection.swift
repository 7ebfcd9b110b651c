/// The direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The layout is left to right.
  case leftToRight = 0
  /// The layout is right to left.
  case rightToLeft = 1
}
