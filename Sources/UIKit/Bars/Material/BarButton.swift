import CoreGraphics
import Foundation
import QuartzCore

/// The button that shows a bar button item.
final class BarButton: BarControl {
  /// The item that the button shows.
  let item: UIBarButtonItem
  private let design: BarDesign
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The button's appearance from the bar; `nil` for the system's.
  var appearance: UIBarButtonItemAppearance? {
    didSet { show() }
  }

  init(_ item: UIBarButtonItem, design: BarDesign) {
    self.item = item
    self.design = design
    super.init(frame: .zero)
    setAdaptsToBackdrop(design == .glass)
    if let custom = item.customView {
      addSubview(custom)
    } else {
      imageView.contentMode = .scaleAspectFit
      label.lineBreakMode = .byTruncatingTail
      label.textAlignment = .center
      addSubview(imageView)
      addSubview(label)
    }
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.item.perform(from: self)
      }, for: .touchUpInside)
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The minimum width of an app's custom view on glass (S3.41).
  static let leastCustomWidth: CGFloat = 36

  /// Whether the button shows an image instead of text.
  var showsImage: Bool { item.customView == nil && item.image != nil }

  /// The size of the content.
  var contentSize: CGSize {
    if let custom = item.customView {
      var size = custom.naturalSize
      if design == .glass { size.width = max(BarButton.leastCustomWidth, size.width) }
      return size
    }
    if let image = item.image { return BarButton.size(of: image) }
    return label.sizeThatFits(.zero)
  }

  /// Returns the size of an image in a bar: symbols are drawn larger than in text.
  static func size(of image: UIImage) -> CGSize {
    let factor: CGFloat = image.isSymbolImage ? 1.15 : 1
    return CGSize(width: image.size.width * factor, height: image.size.height * factor)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    func centered(_ size: CGSize) -> CGRect {
      let scale = max(1, traitCollection.displayScale)
      return CGRect(
        x: ((bounds.width - size.width) / 2 * scale).rounded() / scale,
        y: ((bounds.height - size.height) / 2 * scale).rounded() / scale, width: size.width,
        height: size.height)
    }
    if let custom = item.customView {
      custom.frame = centered(size)
    } else {
      imageView.frame = centered(size)
      let move = stateAppearance?.titlePositionAdjustment ?? .zero
      label.frame = CGRect(
        x: move.horizontal, y: centered(size).minY + move.vertical, width: bounds.width,
        height: size.height)
    }
  }

  override func show() {
    isEnabled = item.isEnabled
    guard item.customView == nil else { return }
    imageView.isHidden = item.image == nil
    label.isHidden = item.image != nil
    imageView.image = item.image?.forBar
    label.text = item.title
    label.font = .systemFont(
      ofSize: 17, weight: item.style == .done ? .semibold : design == .glass ? .medium : .regular)
    // Glass shows text and images in the text's color, unless the item is prominent or has its own.
    let own = item.tintColor ?? item.inheritedTint(in: self)
    let color: UIColor = own ?? (design == .glass && item.style != .done ? .label : tintColor)
    let shown = item.isEnabled ? color : UIColor.label.withAlphaComponent(0.25)
    let attributes = titleAttributes
    if let font = attributes[.font] as? UIFont { label.font = font }
    label.textColor = attributes[.foregroundColor] as? UIColor ?? shown
    imageView.tintColor = shown
    alpha = isHighlighted && !hasCustomHighlight ? 0.3 : 1
    setNeedsLayout()
  }

  private var stateAppearance: UIBarButtonItemStateAppearance? {
    appearance?.state(isEnabled: item.isEnabled, isHighlighted: isHighlighted)
  }

  /// The title attributes of the item, or else of the bar's appearance.
  private var titleAttributes: [NSAttributedString.Key: Any] {
    let own = item.titleTextAttributes(
      for: item.isEnabled ? isHighlighted ? .highlighted : .normal : .disabled)
    let bar =
      appearance?.titleAttributes(isEnabled: item.isEnabled, isHighlighted: isHighlighted) ?? [:]
    let inherited = item.inheritedTitleAttributes(
      for: item.isEnabled ? isHighlighted ? .highlighted : .normal : .disabled, in: self)
    return bar.merging(inherited) { _, own in own }.merging(own ?? [:]) { _, own in own }
  }

  /// Whether the app sets the appearance of the highlighted button.
  private var hasCustomHighlight: Bool {
    appearance?.highlighted.titleTextAttributes.isEmpty == false
      || item.titleTextAttributes(for: .highlighted)?.isEmpty == false
  }
}

extension UIImage {
  /// The image as bars use it: a template unless it has another rendering mode.
  var forBar: UIImage {
    renderingMode == .automatic && tint == nil ? withRenderingMode(.alwaysTemplate) : self
  }
}

extension UIView {
  /// The size of a view in a bar (S3.21): its fitting size if it is positioned by constraints,
  /// otherwise its intrinsic size, or the size of its frame.
  var naturalSize: CGSize {
    if !translatesAutoresizingMaskIntoConstraints {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: intrinsic.width == UIView.noIntrinsicMetric ? bounds.width : intrinsic.width,
      height: intrinsic.height == UIView.noIntrinsicMetric ? bounds.height : intrinsic.height)
  }

  /// The conditions that the sizes of bars depend on, for the view; `nil` before a device is
  /// booted.
  var screenSituation: ScreenSituation? {
    (window?.windowScene ?? Runtime.environment?.scene)?.situation
  }
}
