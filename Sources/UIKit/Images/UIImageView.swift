public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows an image.
open class UIImageView: UIView {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var storedIsHighlighted = false

  /// Creates a view of an image, as large as the image.
  public init(image: UIImage?) {
    storedImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view of an image and another for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    storedImage = image
    storedHighlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an image; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
    layer.drawingExtent = .anywhere
  }

  /// The image that the view displays; `nil` if there is none.
  open var image: UIImage? {
    get { storedImage }
    set {
      let oldSize = storedImage?.size
      storedImage = newValue
      setNeedsDisplay()
      if oldSize != newValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The image that is shown while ``isHighlighted``; `nil` is ``image``.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      storedHighlightedImage = newValue
      setNeedsDisplay()
    }
  }

  /// A Boolean value that determines whether ``highlightedImage`` is shown.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      storedIsHighlighted = newValue
      setNeedsDisplay()
    }
  }

  /// The image that is shown now.
  private var shownImage: UIImage? {
    storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage
  }

  /// The mode that determines how the image fits the bounds.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      layer.needsDisplayOnBoundsChange = true
      setNeedsDisplay()
    }
  }

  /// The size of the image; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    storedImage?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the image, whatever the available space.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    storedImage?.size ?? .zero
  }

  /// Draws a template again in the new tint.
  open override func tintColorDidChange() {
    setNeedsDisplay()
  }

  /// Draws a template again in the tint color for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// Draws the image at the position that ``contentMode`` determines.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    guard let image = shownImage else { return }
    image.draw(
      in: ctx, rect: contentMode.gravity.contentsFrame(image.size, in: bounds),
      tint: image.drawingTint(tintColor)?.displayColor(with: traitCollection))
  }
}
