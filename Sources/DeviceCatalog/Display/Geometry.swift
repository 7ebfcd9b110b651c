/// A width and a height in points.
public struct PointSize: Sendable, Hashable {
  /// The horizontal length, in points.
  public let width: Double
  /// The vertical length, in points.
  public let height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The number of pixels from side to side.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int

  /// Creates a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, from the top left corner of the display as turned.
public struct PointRect: Sendable, Hashable {
  /// The position of the left edge, in points.
  public let x: Double
  /// The position of the top edge, in points.
  public let y: Double
  /// The width of the rectangle, in points.
  public let width: Double
  /// The height of the rectangle, in points.
  public let height: Double

  /// Creates a rectangle, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Four lengths in points, one for each edge.
public struct PointInsets: Sendable, Hashable {
  /// The length at the top.
  public let top: Double
  /// The length at the left.
  public let left: Double
  /// The length at the bottom.
  public let bottom: Double
  /// The length at the right.
  public let right: Double

  /// Creates insets with four lengths, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
