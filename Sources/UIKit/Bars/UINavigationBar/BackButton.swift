import CoreGraphics
import Foundation

/// The back button: an indicator and, on a strip, the title of the previous item.
final class BackButton: BarControl {
  private let design: BarDesign
  private let indicatorView = UIImageView(image: UIImage(systemName: "chevron.backward"))
  private let label = UILabel()
  private let hasCustomIndicator: Bool
  /// Whether the layout is right to left, with the button at the right.
  var isRightToLeft = false {
    didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
  }
  /// The button's appearance; `nil` for the system's.
  private let appearance: UIBarButtonItemAppearance?

  init(
    title: String, design: BarDesign, appearance: UIBarButtonItemAppearance? = nil,
    indicator: UIImage? = nil
  ) {
    self.appearance = appearance
    hasCustomIndicator = indicator != nil
    if let indicator { indicatorView.image = indicator.forBar }
    self.design = design
    super.init(frame: .zero)
    setAdaptsToBackdrop(design == .glass)
    indicatorView.contentMode = .scaleAspectFit
    label.text = title
    label.isHidden = design == .glass
    addSubview(indicatorView)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The size of the indicator and the title, in points.
  var contentSize: CGSize {
    let indicatorSize = BackButton.indicatorSize
    guard design == .strip else { return indicatorSize }
    let text = label.sizeThatFits(.zero)
    return CGSize(
      width: indicatorSize.width + 6 + text.width, height: max(indicatorSize.height, text.height))
  }

  /// The indicator is 21 points high on strips; Source: the height of UIKit's own back indicator.
  private static let indicatorSize = CGSize(width: 13, height: 21)

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = BackButton.indicatorSize
    let scale = max(1, traitCollection.displayScale)
    func middle(_ height: CGFloat) -> CGFloat {
      ((bounds.height - height) / 2 * scale).rounded() / scale
    }
    let row = CGRect(origin: .zero, size: bounds.size)
    let x = design == .glass ? ((bounds.width - size.width) / 2 - 1) : 0
    let indicator = CGRect(x: x, y: middle(size.height), width: size.width, height: size.height)
      .mirrored(in: row, if: isRightToLeft)
    indicatorView.bounds.size = size
    indicatorView.center = CGPoint(x: indicator.midX, y: indicator.midY)
    // The system's indicator is mirrored; the app's image is not.
    if !hasCustomIndicator {
      indicatorView.transform = CGAffineTransform(scaleX: isRightToLeft ? -1 : 1, y: 1)
    }
    let text = label.sizeThatFits(.zero)
    let move = appearance?.normal.titlePositionAdjustment ?? .zero
    label.frame = CGRect(
      x: size.width + 6 + move.horizontal, y: middle(text.height) + move.vertical,
      width: max(0, bounds.width - size.width - 6), height: text.height
    ).mirrored(in: row, if: isRightToLeft)
  }

  override func show() {
    let attributes =
      appearance?.titleAttributes(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? [:]
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
    indicatorView.tintColor = design == .glass ? .label : tintColor
    alpha = isHighlighted ? 0.3 : 1
  }
}
