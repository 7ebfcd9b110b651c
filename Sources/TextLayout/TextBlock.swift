public import Foundation

/// Laid-out text: lines of positioned glyphs.
///
/// The block's origin is its top left corner, y grows downward, lengths are in points, and nothing
/// is rounded to pixels.
public struct TextBlock: Sendable, Hashable {
  /// The width of the widest line and the height of all lines.
  public var size: CGSize
  /// The lines from the top; empty for empty text.
  public var lines: [TextLine]

  /// Creates a block from its lines.
  public init(size: CGSize, lines: [TextLine]) {
    self.size = size
    self.lines = lines
  }

  /// A Boolean value that indicates whether the text is truncated.
  public var isTruncated: Bool { lines.contains { $0.isTruncated } }
  /// The distance from the top to the first baseline; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// The distance from the top to the last baseline; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
}
