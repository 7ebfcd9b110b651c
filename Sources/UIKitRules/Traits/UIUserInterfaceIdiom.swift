/// Constants for the idioms of a user interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The trait is not set.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac, with the Mac's own appearance.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
