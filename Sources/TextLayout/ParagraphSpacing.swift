public import Foundation

/// The metrics of a paragraph, in points, as in `NSParagraphStyle`.
public struct ParagraphSpacing: Sendable, Hashable {
  /// The alignment of the paragraph; `nil` for that of the text's style.
  public var alignment: ParagraphStyle.Alignment?
  /// The line break mode of the paragraph; `nil` for that of the text's style.
  ///
  /// A paragraph with a mode that truncates is one line. If the mode wraps, the text's style
  /// determines how the last line of a limited number ends.
  public var lineBreakMode: ParagraphStyle.LineBreakMode?
  /// The space between two lines, in points; 0 by default.
  public var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points; 0 by default.
  public var paragraphSpacing: CGFloat = 0
  /// The space before the paragraph unless it is the first, in points; 0 by default.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The minimum height of a line, in points; 0 sets none.
  public var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line, in points; 0 sets none.
  public var maximumLineHeight: CGFloat = 0
  /// The line height multiple; 0 leaves the fonts' line height.
  public var lineHeightMultiple: CGFloat = 0
  /// The first line's head indent, in points.
  public var firstLineHeadIndent: CGFloat = 0
  /// The other lines' head indent, in points.
  public var headIndent: CGFloat = 0
  /// The tail indent: from the leading edge if positive, from the trailing edge otherwise.
  public var tailIndent: CGFloat = 0

  /// Creates the metrics of plain text, with no added spacing.
  public init() {}

  /// Returns the height of a line whose fonts' line height is `natural` points.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }

  /// Returns the start and the width of a line between its indents.
  func room(isFirst: Bool, width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (start, max(0, end - start))
  }
}
