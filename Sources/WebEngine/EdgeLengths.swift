public import Foundation

/// The lengths on four edges.
public struct EdgeLengths: Sendable, Hashable {
  /// The length at the top.
  public var top: CGFloat
  /// The length at the left.
  public var left: CGFloat
  /// The length at the bottom.
  public var bottom: CGFloat
  /// The length at the right.
  public var right: CGFloat

  /// Creates lengths for the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero lengths on all four edges.
  public static let zero: EdgeLengths = .init(top: 0, left: 0, bottom: 0, right: 0)
}
