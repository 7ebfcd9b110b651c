import Foundation
import TextLayout

/// The text and selection of a text view.
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
  /// The selected UTF-16 code units, which input replaces.
  var selection = NSRange(location: 0, length: 0)
  /// The UTF-16 code units of the marked text.
  var mark: NSRange?
  /// The attributes that the app has set for typed text.
  var typingAttributes: [NSAttributedString.Key: Any]?
  var linkAttributes: [NSAttributedString.Key: Any]?
  var adjustsFontForContentSizeCategory = false

  /// UIKit draws text without a font in 12 points of Helvetica; here it is the system font.
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// Returns the text with the appearance of links; S19.12.
  private func withLinks(_ text: NSAttributedString) -> NSAttributedString {
    guard let linkAttributes else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) {
      value, range, _ in
      if value != nil { result.addAttributes(linkAttributes, range: range) }
    }
    return result
  }

  /// Returns the text for the layout engine.
  func styledText(_ container: NSTextContainer, isRightToLeft: Bool) -> StyledText {
    let content =
      attributedText.map { TextContent(withLinks($0), font: shownFont) }
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
