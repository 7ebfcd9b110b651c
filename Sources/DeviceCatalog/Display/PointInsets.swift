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
