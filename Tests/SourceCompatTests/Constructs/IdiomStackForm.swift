import UIKit

final class StackFormView: UIView {
  private let stack = UIStackView()

  init(rows: [String]) {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .fill
    stack.distribution = .fill
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    for row in rows {
      let label = UILabel()
      label.text = row
      stack.addArrangedSubview(label)
    }
    if let first = stack.arrangedSubviews.first { stack.setCustomSpacing(20, after: first) }
    addSubview(stack)
    stack.pinToEdges(of: self)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIView {
  func pinToEdges(of other: UIView, insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ])
  }
}
