import UIKit

/// Names and values in two columns that a guide keeps apart.
class ColumnsView: UIView {
  private let names = UILayoutGuide()

  init(_ rows: [(name: String, value: String)]) {
    super.init(frame: .zero)
    addLayoutGuide(names)
    NSLayoutConstraint.activate([
      names.leadingAnchor.constraint(equalTo: leadingAnchor),
      names.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.3),
      names.topAnchor.constraint(equalTo: topAnchor),
      names.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    var previous: UIView?
    for row in rows { previous = add(row.name, row.value, below: previous) }
    previous?.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ name: String, _ value: String, below previous: UIView?) -> UIView {
    let name = UILabel(.subheadline, name, color: .secondaryLabel)
    let value = UILabel(.body, value, lines: 0)
    for label in [name, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      value.topAnchor.constraint(
        equalTo: previous?.bottomAnchor ?? topAnchor, constant: previous == nil ? 0 : 10),
      value.leadingAnchor.constraint(equalTo: names.trailingAnchor, constant: 16),
      value.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      name.firstBaselineAnchor.constraint(equalTo: value.firstBaselineAnchor),
      name.leadingAnchor.constraint(equalTo: names.leadingAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: names.trailingAnchor),
    ])
    return value
  }
}
