public import Foundation
import TextLayout

/// The distances and the alignment of a paragraph, in points, that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The horizontal alignment of the paragraph; `.natural` by default.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// The line break mode of the paragraph.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// The distance between two lines, in points; 0 by default.
  open override var lineSpacing: CGFloat {
    get { values.spacing.lineSpacing }
    set { values.spacing.lineSpacing = newValue }
  }

  /// The space after the paragraph, in points; 0 by default.
  open override var paragraphSpacing: CGFloat {
    get { values.spacing.paragraphSpacing }
    set { values.spacing.paragraphSpacing = newValue }
  }

  /// The space before the paragraph unless it is the first, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.spacing.paragraphSpacingBefore }
    set { values.spacing.paragraphSpacingBefore = newValue }
  }

  /// The indent of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.spacing.firstLineHeadIndent }
    set { values.spacing.firstLineHeadIndent = newValue }
  }

  /// The indent of the other lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { values.spacing.headIndent }
    set { values.spacing.headIndent = newValue }
  }

  /// The trailing indentation, in points: from the leading edge if positive, else from the trailing
  /// one.
  open override var tailIndent: CGFloat {
    get { values.spacing.tailIndent }
    set { values.spacing.tailIndent = newValue }
  }

  /// The minimum height of a line, in points; 0 sets none.
  open override var minimumLineHeight: CGFloat {
    get { values.spacing.minimumLineHeight }
    set { values.spacing.minimumLineHeight = newValue }
  }

  /// The maximum height of a line, in points; 0 sets none.
  open override var maximumLineHeight: CGFloat {
    get { values.spacing.maximumLineHeight }
    set { values.spacing.maximumLineHeight = newValue }
  }

  /// The factor by which the natural line height is multiplied; 0 applies none.
  open override var lineHeightMultiple: CGFloat {
    get { values.spacing.lineHeightMultiple }
    set { values.spacing.lineHeightMultiple = newValue }
  }

  /// Adopts all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
