extension UIImage {
  /// Constants that specify the orientation in which an image is drawn.
  public enum Orientation: Int, Sendable {
    /// The pixels are drawn in their own orientation.
    case up = 0
    /// The pixels are rotated by 180 degrees.
    case down = 1
    /// The pixels are rotated by 90 degrees counterclockwise.
    case left = 2
    /// The pixels are rotated by 90 degrees clockwise.
    case right = 3
    /// The pixels are mirrored horizontally.
    case upMirrored = 4
    /// The pixels are rotated by 180 degrees, then mirrored horizontally.
    case downMirrored = 5
    /// The pixels are mirrored horizontally, then rotated by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// The pixels are mirrored horizontally, then rotated by 90 degrees clockwise.
    case rightMirrored = 7
  }

  /// Constants that specify how the middle of a resizable image fills its area.
  public enum ResizingMode: Int, Sendable {
    /// The middle is tiled.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }
}
