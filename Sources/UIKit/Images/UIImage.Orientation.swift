extension UIImage {
  /// Constants for how an image is turned when it is drawn.
  public enum Orientation: Int, Sendable {
    /// As its pixels are.
    case up = 0
    /// By 180 degrees.
    case down = 1
    /// By 90 degrees counterclockwise.
    case left = 2
    /// By 90 degrees clockwise.
    case right = 3
    /// Flipped horizontally.
    case upMirrored = 4
    /// By 180 degrees, then flipped horizontally.
    case downMirrored = 5
    /// Flipped horizontally, then by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// Flipped horizontally, then by 90 degrees clockwise.
    case rightMirrored = 7
  }

  /// Constants for how the middle of a resizable image fills its place.
  public enum ResizingMode: Int, Sendable {
    /// It is drawn again and again.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
