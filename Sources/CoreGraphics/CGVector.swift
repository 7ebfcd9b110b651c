public import Foundation

/// A direction and a length in the plane.
public struct CGVector: Sendable, Hashable, Codable {
  /// The part along x, in points.
  public var dx: CGFloat
  /// The part along y, in points.
  public var dy: CGFloat

  /// Creates a vector without length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector whose components are zero.
  public static let zero: CGVector = .init()
}
