/// A width and a height in points.
public struct PointSize: Sendable, Hashable {
  /// The horizontal length.
  public let width: Double
  /// The vertical length.
  public let height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable {
  /// The horizontal count.
  public let width: Int
  /// The vertical count.
  public let height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points, from the top left corner of the display as turned.
public struct PointRect: Sendable, Hashable {
  /// The left edge.
  public let x: Double
  /// The top edge.
  public let y: Double
  /// The horizontal length.
  public let width: Double
  /// The vertical length.
  public let height: Double

  /// Creates a rectangle.
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

  /// Creates four lengths.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
