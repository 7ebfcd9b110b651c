import UIKit

/// A name, a number and its stepper, placed by a format; very large text has a line of its own.
class PassengerRow: UIView {
  let title = UILabel(.body, "Passengers")
  private let count = UILabel(.body, "2")
  private let stepper = UIStepper()
  private var inRow: [NSLayoutConstraint] = []
  private var inColumn: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.value = 2
    stepper.addAction(UIAction { [weak self] _ in self?.showCount() }, for: .valueChanged)
    for view in [title, count, stepper] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    count.setContentHuggingPriority(.required, for: .horizontal)
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    inRow =
      formats(
        ["V:|-(>=0)-[stepper]-(>=0)-|", "V:|-(>=0)-[title]-(>=0)-|"])
      + NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[title]-gap-[count]-(>=gap)-[stepper]|",
        options: .alignAllCenterY, metrics: metrics, views: views)
      + [stepper.centerYAnchor.constraint(equalTo: centerYAnchor)]
    inColumn =
      formats(["H:|[title]|", "V:|[title]-gap-[count]-(>=0)-|", "V:[stepper]-(>=0)-|"])
      + NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[count]-gap-[stepper]-(>=0)-|", options: .alignAllCenterY,
        metrics: metrics, views: views)
    turn()
  }

  required init?(coder: NSCoder) {
    fatalError("rows are made in code")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    turn()
  }

  private var views: [String: Any] { ["title": title, "count": count, "stepper": stepper] }

  private var metrics: [String: Any] { ["gap": 12] }

  private func formats(_ formats: [String]) -> [NSLayoutConstraint] {
    formats.flatMap {
      NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: metrics, views: views)
    }
  }

  private func turn() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isLarge ? 0 : 1
    NSLayoutConstraint.deactivate(isLarge ? inRow : inColumn)
    NSLayoutConstraint.activate(isLarge ? inColumn : inRow)
  }

  private func showCount() { count.text = "\(Int(stepper.value))" }
}
