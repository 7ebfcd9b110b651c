import UIKit

/// A line of text set off by a bar at its leading side.
class QuoteView: UIView {
  init(_ text: String) {
    super.init(frame: .zero)
    let bar = UIView()
    bar.backgroundColor = tintColor
    let label = UILabel(.title3, text, lines: 0, color: .secondaryLabel)
    for view in [bar, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 3),
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      label.leadingAnchor.constraint(
        equalToSystemSpacingAfter: bar.trailingAnchor, multiplier: 1.5),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
