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
