public import Foundation

/// An image in attributed text, which replaces a character (S19.5).
open class NSTextAttachment: NSObject {
  private let header = AttributeHeader()

  /// The character that represents an attachment in a string.
  public static let character: Int = 0xFFFC

  /// The image of the attachment; `nil` for an empty space of the size of ``bounds``.
  open var image: UIImage?

  /// The bounds of the attachment relative to the baseline, in points.
  ///
  /// If the size is zero, which is the default, the image has its own size and its bottom edge is at the baseline.
  open var bounds: CGRect = .zero

  /// The contents of the attachment's file, which are not shown.
  open var contents: Data?

  /// The type identifier of ``contents``.
  open var fileType: String?

  /// The padding on both sides of the attachment, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment without contents.
  public override init() {
    super.init()
  }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment with contents of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Returns the image for bounds of the attachment; subclasses can override it.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the bounds of the attachment relative to the baseline; subclasses can override it to fit the
  /// line (S19.5).
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// The bounds for layout: those in an unlimited line, because images are measured before lines are broken.
  var place: CGRect {
    attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: 1e7), glyphPosition: .zero,
      characterIndex: 0)
  }
}

extension NSAttributedString {
  /// Creates an attributed string that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
