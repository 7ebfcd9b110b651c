public import Foundation

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The horizontal offset, in points; positive is to the right.
  public var horizontal: CGFloat
  /// The vertical offset, in points; positive is downward.
  public var vertical: CGFloat

  /// The offset without any displacement.
  public static let zero: UIOffset = .init()

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
