public import Foundation

/// The distances inside a paragraph, in points; Apple's `NSParagraphStyle` explains them.
public struct ParagraphSpacing: Sendable, Hashable {
  /// Where the paragraph's lines stand; `nil` as the text's style says.
  public var alignment: ParagraphStyle.Alignment?
  /// The space between two lines, in points; 0 by default.
  public var lineSpacing: CGFloat = 0
  /// The space after the paragraph, in points; 0 by default.
  public var paragraphSpacing: CGFloat = 0
  /// Added before the paragraph unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The least height of a line; 0 sets none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 sets none.
  public var maximumLineHeight: CGFloat = 0
  /// What the fonts' line height is multiplied by; 0 leaves it.
  public var lineHeightMultiple: CGFloat = 0
  /// How far the first line begins from the leading edge.
  public var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines begin from the leading edge.
  public var headIndent: CGFloat = 0
  /// Where lines end: from the leading edge if positive, from the trailing one if not.
  public var tailIndent: CGFloat = 0

  /// Creates the measures of plain text: nothing is added.
  public init() {}

  /// The height of a line whose fonts are `natural` points high.
  func lineHeight(natural: CGFloat) -> CGFloat {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return height
  }

  /// The space of a line between its indents.
  func room(isFirst: Bool, width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (start, max(0, end - start))
  }
}
