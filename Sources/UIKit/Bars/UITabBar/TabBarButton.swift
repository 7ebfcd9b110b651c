import Foundation

/// The button that shows a tab bar item.
final class TabBarButton: BarControl {
  /// Constants for the arrangement of image and text.
  enum Arrangement: Equatable {
    case above
    case beside
    case textOnly
    case imageOnly
  }

  let item: UITabBarItem
  var arrangement = Arrangement.above {
    didSet { if arrangement != oldValue { show() } }
  }
  /// The color while not selected.
  var restColor = UIColor.unselectedTab {
    didSet { show() }
  }
  /// The tab's appearance from the bar; `nil` for the system's.
  var appearance: UITabBarItemAppearance? {
    didSet { show() }
  }
  private let imageView = UIImageView()
  private let label = UILabel()
  let badge = BadgeView()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    addSubview(badge)
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The width of the text alone.
  var textWidth: CGFloat { label.sizeThatFits(.zero).width }

  override func layoutSubviews() {
    super.layoutSubviews()
    let image = imageView.image.map(BarButton.size) ?? .zero
    let text = label.sizeThatFits(.zero)
    switch arrangement {
    case .above:
      // The image's center is 19 points below the top of 49, the text ends 2.5 above the bottom;
      // estimated from iOS 11 to 26.
      let middle = bounds.height * 0.4
      imageView.frame = rect(image, center: CGPoint(x: bounds.midX, y: middle))
      label.frame = rect(
        CGSize(width: bounds.width, height: text.height),
        center: CGPoint(x: bounds.midX, y: bounds.height - 2.5 - text.height / 2))
    case .beside:
      let start = bounds.midX - (image.width + 6 + text.width) / 2
      imageView.frame = rect(image, center: CGPoint(x: start + image.width / 2, y: bounds.midY))
      label.frame = rect(
        text, center: CGPoint(x: start + image.width + 6 + text.width / 2, y: bounds.midY))
    case .textOnly:
      label.frame = rect(text, center: CGPoint(x: bounds.midX, y: bounds.midY))
    case .imageOnly:
      imageView.frame = rect(image, center: CGPoint(x: bounds.midX, y: bounds.midY))
      label.frame = .zero
    }
    let move = stateAppearance?.titlePositionAdjustment ?? .zero
    label.frame = label.frame.offsetBy(dx: move.horizontal, dy: move.vertical)
    layOutBadge()
  }

  /// The badge begins in the image's right half, a little above it: estimated, except for titles
  /// beside the image (S3.50).
  private func layOutBadge() {
    let size = badge.fittingSize
    let image = imageView.frame
    let anchor =
      switch arrangement {
      case .textOnly: CGPoint(x: label.frame.maxX + 2, y: label.frame.minY - 6)
      case .beside: CGPoint(x: image.midX + 3, y: image.midY - 19)
      case .above, .imageOnly: CGPoint(x: image.midX + 4, y: image.minY - 5)
      }
    let move = stateAppearance?.badgePositionAdjustment ?? .zero
    badge.frame = CGRect(origin: anchor, size: size).offsetBy(
      dx: move.horizontal, dy: move.vertical)
  }

  private var stateAppearance: UITabBarItemStateAppearance? {
    guard let appearance else { return nil }
    guard item.isEnabled else { return appearance.disabled }
    return isSelected ? appearance.selected : appearance.normal
  }

  /// The title attributes of the item, or else of the bar's appearance.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    let own = item.titleTextAttributes(
      for: item.isEnabled ? isSelected ? .selected : .normal : .disabled)
    let inherited = item.inheritedTitleAttributes(
      for: item.isEnabled ? isSelected ? .selected : .normal : .disabled, in: self)
    return (stateAppearance?.titleTextAttributes ?? [:]).merging(inherited) { _, own in own }
      .merging(own ?? [:]) { _, own in own }
  }

  private func rect(_ size: CGSize, center: CGPoint) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: ((center.x - size.width / 2) * scale).rounded() / scale,
      y: ((center.y - size.height / 2) * scale).rounded() / scale, width: size.width,
      height: size.height)
  }

  override func show() {
    imageView.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.forBar
    imageView.isHidden = arrangement == .textOnly
    label.text = item.title
    badge.show(
      item.badgeValue, color: item.badgeColor ?? stateAppearance?.badgeBackgroundColor,
      attributes: stateAppearance?.badgeTextAttributes ?? [:])
    label.font =
      switch arrangement {
      case .above, .imageOnly: .systemFont(ofSize: 10, weight: .medium)
      case .beside: .systemFont(ofSize: 13)
      case .textOnly: .systemFont(ofSize: 15, weight: isSelected ? .semibold : .medium)
      }
    let color: UIColor = isSelected ? tintColor : restColor
    let shown = item.isEnabled ? color : color.withAlphaComponent(0.4)
    let attributes = titleAttributes
    if let font = attributes[.font] as? UIFont { label.font = font }
    label.textColor = attributes[.foregroundColor] as? UIColor ?? shown
    imageView.tintColor = stateAppearance?.iconColor ?? shown
    setNeedsLayout()
  }
}

extension UIColor {
  /// The color of a tab that is not selected, on a bar without glass.
  static let unselectedTab = UIColor { traits in
    let grays = DeviceSystem.version.metrics.unselectedTabGrays
    return UIColor(grays, style: traits.userInterfaceStyle)
  }
}
