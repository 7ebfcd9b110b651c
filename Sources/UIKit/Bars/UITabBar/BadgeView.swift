import CoreGraphics
import Foundation
import QuartzCore

/// A short text on a red background at the corner of a tab's image.
final class BadgeView: UIView {
  private let label = UILabel()

  /// Badges are 18 high with text of 13; Source: Apple's design templates of iOS 11 and later.
  static let height: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ text: String?, color: UIColor?, attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    isHidden = text == nil
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
    label.text = text
    backgroundColor = color ?? .systemRed
    setNeedsLayout()
  }

  /// The badge is as wide as its text needs, and at least as wide as high.
  var fittingSize: CGSize {
    let text = label.sizeThatFits(.zero)
    return CGSize(width: max(Self.height, (text.width + 10).rounded(.up)), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
