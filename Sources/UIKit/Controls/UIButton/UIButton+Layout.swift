import CoreGraphics
import Foundation
import QuartzCore

extension UIButton {
  func setUp() {
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    label.font = .systemFont(ofSize: storedType == .system ? 15 : UIFont.buttonFontSize)
    backgroundView.contentMode = .scaleToFill
    showFace()
  }

  /// Adds a subview, behind the app's subviews, when it has content or the app reads it (S8.40).
  func addPart(_ part: UIView) {
    guard part.superview == nil else { return }
    let parts = [glass, backgroundView, imagePart, label, secondLabel, wheel].compactMap { $0 }
    let below = parts.prefix { $0 !== part }.last { $0.superview === self }
    if let below {
      insertSubview(part, aboveSubview: below)
    } else {
      insertSubview(part, at: 0)
    }
  }

  private func addShownParts() {
    if configuration != nil || backgroundView.image != nil { addPart(backgroundView) }
    if imagePart.image != nil { addPart(imagePart) }
    if label.text?.isEmpty == false { addPart(label) }
    if secondLabel.text?.isEmpty == false { addPart(secondLabel) }
    if wheel.isAnimating { addPart(wheel) }
  }

  func setPrimaryAction(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  func faceDidChange() {
    showFace()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Appearance

  func showFace() {
    if let configuration {
      show(configuration)
    } else {
      showClassicFace()
    }
    addShownParts()
  }

  private func showClassicFace() {
    secondLabel.text = nil
    wheel.stopAnimating()
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = currentTitle
      label.textColor = currentTitleColor
    }
    imagePart.image = currentImage
    backgroundView.image = currentBackgroundImage
    backgroundView.backgroundColor = nil
    let isCustomDesign = storedType == .custom || faces.changesWhenHighlighted
    label.alpha = isEnabled ? (isHighlighted && !isCustomDesign ? 0.2 : 1) : 0.35
    // A custom button darkens or dims its image on iOS; here it is dimmed like a template.
    imagePart.alpha = isEnabled ? (isHighlighted && !isCustomDesign ? 0.2 : 1) : 0.35
  }

  private func show(_ configuration: UIButton.Configuration) {
    let traits = traitCollection
    let colors = ConfigurationColors(configuration, tint: tintColor, state: state)
    label.font = ConfigurationMetrics.titleFont(configuration.buttonSize, traits)
    show(
      configuration.titleText ?? title(for: state).map(ButtonText.plain), in: label,
      colors.foreground, configuration.titleTextAttributesTransformer)
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    secondLabel.font = ConfigurationMetrics.subtitleFont(configuration.buttonSize, traits)
    show(
      configuration.subtitleText, in: secondLabel, colors.foreground,
      configuration.subtitleTextAttributesTransformer)
    for view in [label, secondLabel] { view.alpha = 1 }
    imagePart.alpha = 1
    imagePart.image = configuration.showsActivityIndicator ? nil : currentImage
    imagePart.tintColor = colors.foreground
    wheel.color = colors.foreground
    if configuration.showsActivityIndicator {
      wheel.startAnimating()
    } else {
      wheel.stopAnimating()
    }
    backgroundView.image = nil
    let isGlass = configuration.style == .glass && configuration.background.backgroundColor == nil
    showGlass(isGlass && isEnabled && configuration.baseBackgroundColor == nil)
    backgroundView.backgroundColor = glass == nil ? colors.background : .clear
    backgroundView.layer.borderWidth = configuration.background.strokeWidth
    backgroundView.layer.borderColor =
      configuration.background.strokeColor?.resolvedColor(with: traits).cgColor
  }

  /// Shows text, in the label's font and in a color where its attributes specify no others.
  private func show(
    _ text: ButtonText?, in label: UILabel, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard let text else {
      label.text = nil
      return
    }
    if transformer == nil, let characters = text.plain {
      label.text = characters
      label.textColor = color
      return
    }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = label.font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    let shown = text.attributed.forLabels(over: base, transformer)
    if label.attributedText?.isEqual(to: shown) != true { label.attributedText = shown }
  }

  private func showGlass(_ shows: Bool) {
    guard shows != (glass != nil) else { return }
    glass?.removeFromSuperview()
    glass = shows ? GlassView() : nil
    if let glass { insertSubview(glass, at: 0) }
  }

  // MARK: Layout

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var contentMargins: UIEdgeInsets {
    guard let shape else { return insets.content }
    return shape.contentInsets.physical(direction: effectiveUserInterfaceLayoutDirection)
  }

  private var layout: ButtonLayout {
    var layout = ButtonLayout()
    layout.image =
      shape?.showsActivityIndicator == true
      ? wheel.intrinsicContentSize : currentImage?.size ?? .zero
    layout.title = label.text?.isEmpty == false ? label.sizeThatFits(.zero) : .zero
    layout.subtitle = secondLabel.text?.isEmpty == false ? secondLabel.sizeThatFits(.zero) : .zero
    layout.edge = isRightToLeft ? .right : .left
    layout.horizontal = effectiveContentHorizontalAlignment.layoutAlignment
    layout.vertical = contentVerticalAlignment.layoutAlignment
    layout.titleAlignment = layout.horizontal
    guard let shape else {
      layout.alignsEachVertically = true
      return layout
    }
    layout.imagePadding = shape.imagePadding
    layout.titlePadding = shape.titlePadding
    layout.edge =
      switch shape.imagePlacement {
      case .top: .top
      case .bottom: .bottom
      case .trailing: isRightToLeft ? .left : .right
      default: isRightToLeft ? .right : .left
      }
    let leading: ButtonLayout.Alignment = isRightToLeft ? .end : .start
    layout.titleAlignment =
      switch shape.titleAlignment {
      case .automatic:
        layout.centersTitles && effectiveContentHorizontalAlignment != .leading
          ? layout.horizontal : leading
      case .leading: leading
      case .center: .center
      case .trailing: isRightToLeft ? .start : .end
      }
    return layout
  }

  func frames(in rect: CGRect) -> ButtonLayout.Frames {
    var frames = layout.frames(in: rect)
    guard shape == nil else { return frames }
    // Insets move the image by half of their difference, because they shrink the space in which it
    // is centered: an image 10 points from the left is moved by 5.
    func offset(_ rect: inout CGRect, _ insets: UIEdgeInsets) {
      rect.origin.x += (insets.left - insets.right) / 2
      rect.origin.y += (insets.top - insets.bottom) / 2
    }
    offset(&frames.image, insets.image)
    offset(&frames.title, insets.title)
    return frames
  }

  var fittingSize: CGSize {
    guard shape != nil else { return classicSize }
    let content = layout.size
    let margins = contentMargins
    return CGSize(
      width: content.width + margins.left + margins.right,
      height: content.height + margins.top + margins.bottom
    ).roundedUp(toPixelsAt: max(1, traitCollection.displayScale))
  }

  /// The size of a button without a configuration (S8.49).
  private var classicSize: CGSize {
    let layout = layout
    let hasTitle = currentTitle != nil || currentAttributedTitle != nil
    // A title, even an empty one, is at least a line high; an image without a title has no line beside it.
    let titleHeight =
      hasTitle || layout.image == .zero
      ? max(layout.title.height, label.font.lineHeight) : 0
    let isPlain = layout.image == .zero && insets.content == .zero
    let size = CGSize(
      width: layout.image.width + layout.title.width + insets.content.left + insets.content.right,
      height: max(layout.image.height, titleHeight) + insets.content.top + insets.content.bottom
        + (isPlain ? 12 : 0)
    ).roundedUp(toPixelsAt: 1)
    return CGSize(width: max(isPlain ? 30 : 0, size.width), height: size.height)
  }

  var baselineFromTop: CGFloat {
    let size = fittingSize
    let content = CGRect(origin: .zero, size: size).inset(by: contentMargins)
    let title = frames(in: content).title
    let scale = max(1, traitCollection.displayScale)
    return ((title.minY + label.firstBaselineFromTop) * scale).rounded() / scale
  }

  func layOutContents() {
    showFace()
    let background = backgroundRect(forBounds: bounds)
    if let configuration {
      backgroundView.frame = background.inset(
        by: configuration.background.backgroundInsets.physical(
          direction: effectiveUserInterfaceLayoutDirection))
      backgroundView.layer.cornerRadius = ConfigurationMetrics.radius(
        configuration, height: backgroundView.frame.height, metrics: metrics)
    } else {
      backgroundView.frame = background
      backgroundView.layer.cornerRadius = 0
    }
    glass?.frame = backgroundView.frame
    let content = contentRect(forBounds: bounds)
    imagePart.frame = imageRect(forContentRect: content)
    wheel.frame = imagePart.frame
    label.frame = titleRect(forContentRect: content)
    secondLabel.frame = frames(in: content).subtitle
  }
}
