public import Foundation

/// A view that shows the image and the text of a ``UIListContentConfiguration``.
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// Creates a view that shows some content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates nothing: archives of views are not supported, and the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The content; must be a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          "Unsupported configuration: \(type(of: newValue)) was set on UIListContentView.")
      }
      shown = new
      show()
    }
  }

  /// The frame of the primary text; `nil` if there is none.
  open var textLayoutGuide: UILayoutGuide? { shown.hasText ? textGuide : nil }

  /// The frame of the secondary text; `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.hasSecondaryText ? secondaryTextGuide : nil
  }

  /// The frame of the image; `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : imageGuide }

  private lazy var textGuide = guide("text", for: textLabel)
  private lazy var secondaryTextGuide = guide("secondaryText", for: secondaryTextLabel)
  private lazy var imageGuide = guide("image", for: imageView)

  private func guide(_ name: String, for view: UIView) -> UILayoutGuide {
    UILayoutGuide(identifier: "UIListContentView.\(name)", owner: self) { _ in view.frame }
  }

  private func show() {
    if shown.hasText {
      add(textLabel)
      fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    } else {
      textLabel.removeFromSuperview()
    }
    if shown.hasSecondaryText {
      add(secondaryTextLabel)
      fill(
        secondaryTextLabel, shown.secondaryText, shown.secondaryAttributedText,
        shown.secondaryTextProperties)
    } else {
      secondaryTextLabel.removeFromSuperview()
    }
    if let image = shown.image {
      add(imageView)
      imageView.image = image
      imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
      imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
      imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
      imageView.contentMode = .scaleAspectFit
    } else {
      imageView.removeFromSuperview()
    }
    alpha = shown.alpha
    directionalLayoutMargins = shown.directionalLayoutMargins
    preservesSuperviewLayoutMargins = shown.axesPreservingSuperviewLayoutMargins != []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The margins of the content in its cell, without the safe area; those of the superview if there
  /// are none.
  var surroundingMargins: UIEdgeInsets? {
    didSet { if surroundingMargins != oldValue { setNeedsLayout() } }
  }

  /// The distance by which the image moves the text.
  var imageShift: CGFloat {
    guard let size = imageSize else { return 0 }
    let reserved = shown.imageProperties.reservedLayoutSize.width
    return (reserved > 0 ? reserved : size.width) + shown.imageToTextPadding
  }

  private func add(_ view: UIView) {
    if view.superview !== self { addSubview(view) }
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text.map(properties.apply)
    }
  }

  // MARK: Layout

  private var contentLayout: ListContentLayout {
    var margins = layoutMargins
    if let surroundingMargins {
      margins = shown.directionalLayoutMargins.physical(
        direction: effectiveUserInterfaceLayoutDirection
      ).maximum(surroundingMargins)
    }
    let own = shown.directionalLayoutMargins.physical(
      direction: effectiveUserInterfaceLayoutDirection)
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if !axes.contains(.horizontal) { (margins.left, margins.right) = (own.left, own.right) }
    if !axes.contains(.vertical) { (margins.top, margins.bottom) = (own.top, own.bottom) }
    var layout = ListContentLayout(margins: margins)
    layout.imageSize = imageSize
    layout.reservedImageSize = shown.imageProperties.reservedLayoutSize
    layout.imagePadding = shown.imageToTextPadding
    layout.text = shown.hasText ? measure(textLabel) : nil
    layout.secondaryText = shown.hasSecondaryText ? measure(secondaryTextLabel) : nil
    layout.prefersBeside = shown.prefersSideBySideTextAndSecondaryText
    layout.gapBeside = shown.textToSecondaryTextHorizontalPadding
    layout.gapBelow = shown.textToSecondaryTextVerticalPadding
    layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.scale = max(1, traitCollection.displayScale)
    return layout
  }

  private func measure(_ label: UILabel) -> ListContentLayout.Measure {
    { width in
      label.sizeThatFits(
        CGSize(width: width.isFinite ? width : 0, height: .greatestFiniteMagnitude))
    }
  }

  private var imageSize: CGSize? {
    guard let size = shown.image?.size else { return nil }
    let limit = shown.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = limit.width / size.width }
    if limit.height > 0, size.height > limit.height {
      factor = min(factor, limit.height / size.height)
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }

  /// Lays out the image, the primary and the secondary text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = contentLayout.frames(in: bounds)
    if let frame = frames.image { imageView.frame = frame }
    if let frame = frames.text { textLabel.frame = frame }
    if let frame = frames.secondaryText { secondaryTextLabel.frame = frame }
  }

  /// Returns the width that is given and the height of the contents in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(size.width))
  }

  /// The height of the contents; any width will do.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight(bounds.width))
  }

  override var wrapsAtLayoutWidth: Bool { true }

  /// The role of the content in a list.
  var role: ListContentRole { shown.role }

  private func fittingHeight(_ width: CGFloat) -> CGFloat {
    contentLayout.height(width: width)
  }

  /// Returns the height of the contents in the width of the target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let height = fittingHeight(targetSize.width)
    return CGSize(
      width: targetSize.width,
      height: verticalFittingPriority == .required ? targetSize.height : height)
  }

  /// Updates the layout for new margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Shows the image in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
  }
}

extension UIListContentConfiguration {
  var hasText: Bool { !(attributedText?.string ?? text ?? "").isEmpty }
  var hasSecondaryText: Bool {
    !(secondaryAttributedText?.string ?? secondaryText ?? "").isEmpty
  }
}
