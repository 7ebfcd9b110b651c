import UIKit

/// A word on a background with round ends.
class PillView: UIView {
  private let label: UILabel

  init(_ text: String) {
    label = UILabel(.caption1, text, color: .secondaryLabel)
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    for format in ["H:|-8-[label]-8-|", "V:|-4-[label]-4-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: nil, views: ["label": label]))
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height + 8)
  }
}
