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
