import UIKit

final class FormatView: UIView {
  private let icon = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [String: UIView] = ["icon": icon, "label": label]
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon(24)]-8-[label]-|", options: [.alignAllCenterY],
        metrics: nil, views: views))
    addConstraint(
      NSLayoutConstraint(
        item: icon, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
        multiplier: 1, constant: 0))
  }

  required init?(coder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }
}
