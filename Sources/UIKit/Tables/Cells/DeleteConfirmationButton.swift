import DisplayList
import Foundation
import QuartzCore

/// The red button that confirms a deletion.
final class DeleteConfirmationButton: UIControl {
  private let label = UILabel()
  var title = "" {
    didSet { label.text = title }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The title with 15 points at each side, at least 74.
  ///
  /// Source: estimated.
  var fittingWidth: CGFloat { max(74, label.intrinsicContentSize.width + 30) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
