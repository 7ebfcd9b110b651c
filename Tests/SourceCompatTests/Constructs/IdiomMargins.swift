import UIKit

class MarginView: UIView {
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = layoutMarginsGuide.layoutFrame
  }
}
