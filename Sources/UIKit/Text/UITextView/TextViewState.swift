import Foundation
import TextLayout

/// What a text view shows.
@MainActor
struct TextViewState {
  var text = ""
  var attributedText: NSAttributedString?
  /// The font that was set; without one text is 12 points large.
  var font: UIFont?
  var textColor: UIColor?
  var alignment = NSTextAlignment.natural
  var insets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  var isEditable = true
  var isSelectable = true
  var isEditing = false
  var adjustsFontForContentSizeCategory = false

  /// UIKit draws text without a font in 12 points of Helvetica; here it is the system font.
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The text for the layout engine.
  func styledText(_ container: NSTextContainer, isRightToLeft: Bool) -> StyledText {
    let content =
      attributedText.map { TextContent($0, font: shownFont) }
      ?? TextContent(text, font: shownFont)
    var alignment = alignment.paragraphAlignment
    if alignment == .natural, isRightToLeft { alignment = .right }
    return StyledText(
      content,
      style: ParagraphStyle(
        alignment: alignment, lineBreakMode: container.lineBreakMode.paragraphMode,
        numberOfLines: container.maximumNumberOfLines))
  }
}
