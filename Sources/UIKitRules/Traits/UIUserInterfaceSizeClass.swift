/// Size classes of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// Compact space.
  case compact = 1
  /// Regular space.
  case regular = 2
}
