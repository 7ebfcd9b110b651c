public import Foundation

extension NSAttributedString.Key {
  /// The attribute for the font of text; a ``UIFont``.
  public static let font: NSAttributedString.Key = .init(rawValue: "NSFont")
  /// The ``UIColor`` of the letters.
  public static let foregroundColor: NSAttributedString.Key = .init(rawValue: "NSColor")
  /// The ``UIColor`` behind the letters.
  public static let backgroundColor: NSAttributedString.Key = .init(
    rawValue: "NSBackgroundColor")
  /// Alignment, line spacing and the like.
  public static let paragraphStyle: NSAttributedString.Key = .init(rawValue: "NSParagraphStyle")
  /// The attribute for extra space between letters, in points.
  public static let kern: NSAttributedString.Key = .init(rawValue: "NSKern")
  /// Points between letters that the font's own kerning is added to.
  public static let tracking: NSAttributedString.Key = .init(rawValue: "CTTracking")
  /// Whether letters join; 1 is the default.
  public static let ligature: NSAttributedString.Key = .init(rawValue: "NSLigature")
  /// The raw value of an underline's style.
  public static let underlineStyle: NSAttributedString.Key = .init(rawValue: "NSUnderline")
  /// The color of an underline.
  public static let underlineColor: NSAttributedString.Key = .init(
    rawValue: "NSUnderlineColor")
  /// The raw value of the style of a line through the letters.
  public static let strikethroughStyle: NSAttributedString.Key = .init(
    rawValue: "NSStrikethrough")
  /// The color of a line through the letters.
  public static let strikethroughColor: NSAttributedString.Key = .init(
    rawValue: "NSStrikethroughColor")
  /// The color of the letters' outline.
  public static let strokeColor: NSAttributedString.Key = .init(rawValue: "NSStrokeColor")
  /// The width of the outline, in percent of the font's size.
  public static let strokeWidth: NSAttributedString.Key = .init(rawValue: "NSStrokeWidth")
  /// A shadow behind the letters.
  public static let shadow: NSAttributedString.Key = .init(rawValue: "NSShadow")
  /// A picture in the text.
  public static let attachment: NSAttributedString.Key = .init(rawValue: "NSAttachment")
  /// The attribute for the link that a tap opens.
  public static let link: NSAttributedString.Key = .init(rawValue: "NSLink")
  /// Points above the line that letters stand on.
  public static let baselineOffset: NSAttributedString.Key = .init(
    rawValue: "NSBaselineOffset")
}
