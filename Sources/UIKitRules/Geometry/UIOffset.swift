public import Foundation

/// A shift of a position, in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The vertical offset, in points; positive is downwards.
  public var vertical: CGFloat

  /// The offset without any displacement.
  public static let zero: UIOffset = .init()

  /// Creates a shift of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates a shift, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
