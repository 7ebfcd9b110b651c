import CoreGraphics
import Foundation

/// The back button: an indicator and, on a strip, the title of the previous item.
final class BackButton: BarControl {
  private let design: BarDesign
  private let sign = UIImageView(image: UIImage(systemName: "chevron.backward"))
  private let label = UILabel()
  private let hasOwnSign: Bool
  /// Whether the way back is to the right.
  var isTurned = false {
    didSet { if isTurned != oldValue { setNeedsLayout() } }
  }
  /// What the bar's appearance says of the button; `nil` leaves all to the system.
  private let appearance: UIBarButtonItemAppearance?

  init(
    title: String, design: BarDesign, appearance: UIBarButtonItemAppearance? = nil,
    indicator: UIImage? = nil
  ) {
    self.appearance = appearance
    hasOwnSign = indicator != nil
    if let indicator { sign.image = indicator.forBar }
    self.design = design
    super.init(frame: .zero)
    setAdaptsToBackdrop(design == .glass)
    sign.contentMode = .scaleAspectFit
    label.text = title
    label.isHidden = design == .glass
    addSubview(sign)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The size of what is shown.
  var contentSize: CGSize {
    let signSize = BackButton.signSize
    guard design == .strip else { return signSize }
    let text = label.sizeThatFits(.zero)
    return CGSize(width: signSize.width + 6 + text.width, height: max(signSize.height, text.height))
  }

  /// The indicator is 21 high on strips; Source: the height of UIKit's own back indicator.
  private static let signSize = CGSize(width: 13, height: 21)

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = BackButton.signSize
    let scale = max(1, traitCollection.displayScale)
    func middle(_ height: CGFloat) -> CGFloat {
      ((bounds.height - height) / 2 * scale).rounded() / scale
    }
    func turned(_ rect: CGRect) -> CGRect {
      var rect = rect
      if isTurned { rect.origin.x = bounds.width - rect.maxX }
      return rect
    }
    let x = design == .glass ? ((bounds.width - size.width) / 2 - 1) : 0
    let place = turned(
      CGRect(x: x, y: middle(size.height), width: size.width, height: size.height))
    sign.bounds.size = size
    sign.center = CGPoint(x: place.midX, y: place.midY)
    // The system's indicator points the other way; an image of the app's stays as it is.
    if !hasOwnSign { sign.transform = CGAffineTransform(scaleX: isTurned ? -1 : 1, y: 1) }
    let text = label.sizeThatFits(.zero)
    let move = appearance?.normal.titlePositionAdjustment ?? .zero
    label.frame = turned(
      CGRect(
        x: size.width + 6 + move.horizontal, y: middle(text.height) + move.vertical,
        width: max(0, bounds.width - size.width - 6), height: text.height))
  }

  override func show() {
    let attributes =
      appearance?.titleAttributes(isEnabled: isEnabled, isHighlighted: isHighlighted) ?? [:]
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? tintColor
    sign.tintColor = design == .glass ? .label : tintColor
    alpha = isHighlighted ? 0.3 : 1
  }
}
