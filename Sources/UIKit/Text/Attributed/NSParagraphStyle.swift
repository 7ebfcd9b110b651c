public import Foundation
import TextLayout

/// The distances and the alignment of a paragraph, in points.
// Sendable would be wrong: the mutable subclass changes.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let header = AttributeHeader()
  var values = ParagraphValues()

  /// Creates the style of plain text.
  public override init() {
    super.init()
  }

  /// The style of plain text.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The horizontal alignment of the paragraph; `.natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode of the paragraph.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between two lines, in points; 0 by default.
  open var lineSpacing: CGFloat { values.spacing.lineSpacing }
  /// The space after the paragraph, in points; 0 by default.
  open var paragraphSpacing: CGFloat { values.spacing.paragraphSpacing }
  /// The space before the paragraph unless it is the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.spacing.paragraphSpacingBefore }
  /// The indent of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.spacing.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge, in points.
  open var headIndent: CGFloat { values.spacing.headIndent }
  /// The trailing indentation, in points: from the leading edge if positive, else from the trailing
  /// one.
  open var tailIndent: CGFloat { values.spacing.tailIndent }
  /// The minimum height of a line, in points; 0 sets none.
  open var minimumLineHeight: CGFloat { values.spacing.minimumLineHeight }
  /// The maximum height of a line, in points; 0 sets none.
  open var maximumLineHeight: CGFloat { values.spacing.maximumLineHeight }
  /// The factor by which the natural line height is multiplied; 0 applies none.
  open var lineHeightMultiple: CGFloat { values.spacing.lineHeightMultiple }

  /// Returns a style that cannot change with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style that can change with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a Boolean value that indicates whether another object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// A hash of the values.
  open override var hash: Int { values.hashValue }
}
