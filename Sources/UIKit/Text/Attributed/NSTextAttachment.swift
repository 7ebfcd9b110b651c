public import Foundation

/// An image in a text, in the place of a character (S19.5).
open class NSTextAttachment: NSObject {
  private let header = AttributeHeader()

  /// The character that stands for an attachment in a string.
  public static let character: Int = 0xFFFC

  /// The image that is shown; `nil` shows an empty space of the bounds.
  open var image: UIImage?

  /// The place of the image, from the baseline up, in points; with zero size, the default, the image's size on
  /// the baseline.
  open var bounds: CGRect = .zero

  /// What the attachment holds beside its image; not shown.
  open var contents: Data?

  /// The type identifier of ``contents``.
  open var fileType: String?

  /// The space at both sides of the image, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// Creates an attachment without contents.
  public override init() {
    super.init()
  }

  /// Creates an attachment of an image.
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

  /// Returns the image for a place; a subclass may draw another one.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the place of the image, from the baseline up; a subclass may fit it into the line (S19.5).
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  /// The place for layout: that in a line without limits, for lines are broken after images are measured.
  var place: CGRect {
    attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: 1e7), glyphPosition: .zero,
      characterIndex: 0)
  }
}

extension NSAttributedString {
  /// Creates a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
