import UIKit

/// A background at the bottom with a button as wide as the readable column.
class FooterView: UIView {
  let button: UIButton

  init(title: String, symbol: String? = nil) {
    var look = UIButton.Configuration.filled()
    look.title = title
    look.image = symbol.flatMap { UIImage(systemName: $0) }
    look.imagePadding = 8
    look.buttonSize = .large
    button = UIButton(configuration: look, primaryAction: nil)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    preservesSuperviewLayoutMargins = true
    let line = UIView()
    line.backgroundColor = .separator
    for view in [line, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
      button.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 12),
      button.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
