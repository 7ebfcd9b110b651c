import Foundation

/// The gray background of a selected cell.
final class SelectedBackgroundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // Source: the system's gray of selected cells: 0xD9 until iOS 12, `systemGray4` since,
    // estimated.
    backgroundColor =
      Runtime.system.metrics.hasDynamicSelection
      ? .systemGray4 : UIColor(white: 0.85, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }
}
