import Foundation
import TextLayout

/// Characters with their fonts and attributes, as views show them.
struct TextContent {
  /// A run of text with the same attributes.
  struct Run {
    /// The length in UTF-8 bytes.
    var length: Int
    var font: UIFont
    var style = TextRunStyle()
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var paragraph: ParagraphValues?
    /// The attachment that replaces the character.
    var attachment: NSTextAttachment?
  }

  var string: String
  var runs: [Run]

  /// Creates text in one font.
  init(_ string: String, font: UIFont) {
    self.string = string
    runs = [Run(length: string.utf8.count, font: font)]
  }

  /// Creates attributed text; text without a font attribute has `font`.
  init(_ text: NSAttributedString, font: UIFont) {
    string = text.string
    var runs: [Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      guard let part = Range(range, in: text.string) else { return }
      runs.append(Run(values, length: text.string[part].utf8.count, font: font))
    }
    self.runs = runs
  }

  /// Returns the text for the layout engine.
  func attributedText(in environment: TextEnvironment) -> AttributedText {
    AttributedText(
      string,
      spans: runs.enumerated().map { index, run in
        var font = run.font.layoutFont(in: environment.fonts)
        font.tracking += run.kern
        if let attachment = run.attachment { font.fit(attachment, in: environment.engine) }
        var spacing = run.paragraph?.spacing ?? ParagraphSpacing()
        if let alignment = run.paragraph?.alignment, alignment != .natural {
          spacing.alignment = alignment.paragraphAlignment
        }
        return AttributedText.Span(
          length: run.length, font: font, baselineOffset: run.baselineOffset, paragraph: spacing,
          mark: index)
      })
  }

  /// Returns the same text with every font scaled by a factor.
  func scaled(by factor: CGFloat) -> TextContent {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font = copy.runs[index].font.withSize(
        copy.runs[index].font.pointSize * factor)
    }
    return copy
  }
}

extension TextContent.Run {
  fileprivate init(
    _ values: [NSAttributedString.Key: Any], length: Int, font: UIFont
  ) {
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch values[key] {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    }
    self.init(length: length, font: values[.font] as? UIFont ?? font)
    style = TextRunStyle(
      color: values[.foregroundColor] as? UIColor,
      background: values[.backgroundColor] as? UIColor,
      underline: NSUnderlineStyle(rawValue: Int(number(.underlineStyle))),
      underlineColor: values[.underlineColor] as? UIColor,
      strikethrough: NSUnderlineStyle(rawValue: Int(number(.strikethroughStyle))),
      strikethroughColor: values[.strikethroughColor] as? UIColor)
    attachment = values[.attachment] as? NSTextAttachment
    kern = number(.kern) + number(.tracking)
    baselineOffset = number(.baselineOffset)
    paragraph = (values[.paragraphStyle] as? NSParagraphStyle)?.values
  }
}

extension Font {
  /// Sets the character of an attachment to the size of the attachment (S19.5).
  fileprivate mutating func fit(_ attachment: NSTextAttachment, in engine: TextLayoutEngine) {
    let place = attachment.place
    tracking = 0
    let natural = engine.width(of: "\u{FFFC}", font: self)
    tracking = place.width + 2 * attachment.lineLayoutPadding - natural
    metrics = FontMetrics(
      ascender: max(place.maxY, metrics.ascender), descender: min(place.minY, metrics.descender),
      capHeight: metrics.capHeight, xHeight: metrics.xHeight)
  }
}
