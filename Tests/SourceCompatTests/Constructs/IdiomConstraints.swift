import UIKit

final class LoginScreen: UIViewController {
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Welcome"
    return label
  }()
  private let button = UIButton(type: .system)
  private var bottom: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    let bottom = button.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      bottom,
    ])
    self.bottom = bottom
    titleLabel.setContentHuggingPriority(.required, for: .vertical)
  }

  func raise(by height: CGFloat) {
    bottom?.constant = -16 - height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}
