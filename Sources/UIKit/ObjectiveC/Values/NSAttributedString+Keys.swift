public import Foundation

extension NSAttributedString.Key {
  /// The attribute for the font of text; a ``UIFont``.
  public static let font: NSAttributedString.Key = .init(rawValue: "NSFont")
  /// The attribute for the color of text; a ``UIColor``.
  public static let foregroundColor: NSAttributedString.Key = .init(rawValue: "NSColor")
  /// The attribute for the color behind text; a ``UIColor``.
  public static let backgroundColor: NSAttributedString.Key = .init(
    rawValue: "NSBackgroundColor")
  /// The attribute for the paragraph style of text.
  public static let paragraphStyle: NSAttributedString.Key = .init(rawValue: "NSParagraphStyle")
  /// The attribute for extra space between letters, in points.
  public static let kern: NSAttributedString.Key = .init(rawValue: "NSKern")
  /// The attribute for tracking, to which the font's own kerning is added, in points.
  public static let tracking: NSAttributedString.Key = .init(rawValue: "CTTracking")
  /// The attribute for ligatures; 1 is the default.
  public static let ligature: NSAttributedString.Key = .init(rawValue: "NSLigature")
  /// The attribute for the underline style; a raw value.
  public static let underlineStyle: NSAttributedString.Key = .init(rawValue: "NSUnderline")
  /// The attribute for the color of an underline.
  public static let underlineColor: NSAttributedString.Key = .init(
    rawValue: "NSUnderlineColor")
  /// The attribute for the strikethrough style; a raw value.
  public static let strikethroughStyle: NSAttributedString.Key = .init(
    rawValue: "NSStrikethrough")
  /// The attribute for the color of a strikethrough.
  public static let strikethroughColor: NSAttributedString.Key = .init(
    rawValue: "NSStrikethroughColor")
  /// The attribute for the color of the letters' outline.
  public static let strokeColor: NSAttributedString.Key = .init(rawValue: "NSStrokeColor")
  /// The attribute for the width of the outline, in percent of the font's size.
  public static let strokeWidth: NSAttributedString.Key = .init(rawValue: "NSStrokeWidth")
  /// The attribute for a shadow behind the letters.
  public static let shadow: NSAttributedString.Key = .init(rawValue: "NSShadow")
  /// The attribute for an attachment in the text.
  public static let attachment: NSAttributedString.Key = .init(rawValue: "NSAttachment")
  /// The attribute for the link that a tap opens.
  public static let link: NSAttributedString.Key = .init(rawValue: "NSLink")
  /// The attribute for the offset from the baseline, in points.
  public static let baselineOffset: NSAttributedString.Key = .init(
    rawValue: "NSBaselineOffset")
}
