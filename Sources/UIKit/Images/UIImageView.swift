public import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows a picture.
open class UIImageView: UIView {
  private var storedImage: UIImage?

  /// Creates a view of a picture, as large as the picture.
  public init(image: UIImage?) {
    storedImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without a picture; storyboards are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.needsDisplayOnBoundsChange = true
  }

  /// The picture.
  open var image: UIImage? {
    get { storedImage }
    set {
      let oldSize = storedImage?.size
      storedImage = newValue
      setNeedsDisplay()
      if oldSize != newValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// How the picture is placed when the view has another size.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      layer.needsDisplayOnBoundsChange = true
      setNeedsDisplay()
    }
  }

  /// The size of the picture; none without one.
  open override var intrinsicContentSize: CGSize {
    storedImage?.size ?? super.intrinsicContentSize
  }

  /// Returns the size of the picture, whatever the room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    storedImage?.size ?? .zero
  }

  /// Draws a template again in the new tint.
  open override func tintColorDidChange() {
    setNeedsDisplay()
  }

  /// Draws a template again in the colour that the new traits give its tint.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// Draws the picture where ``contentMode`` places it.
  open override func draw(_ layer: CALayer, in ctx: CGContext) {
    guard let image = storedImage else { return }
    image.content.draw(
      in: ctx, rect: contentMode.gravity.place(image.size, in: bounds),
      tint: image.drawingTint(tintColor)?.displayColor(with: traitCollection))
  }
}
