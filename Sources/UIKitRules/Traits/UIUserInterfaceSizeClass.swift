/// Constants for the size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The trait is not set.
  case unspecified = 0
  /// A compact amount of space.
  case compact = 1
  /// A regular amount of space.
  case regular = 2
}
