import UIKit

/// The total of a cart, and a button that pays it.
public final class CheckoutViewController: UIViewController {
  private let total = UILabel()
  private let pay = UIButton(type: .system)

  /// Creates the screen of a total.
  public init(total: String) {
    super.init(nibName: nil, bundle: nil)
    self.total.text = total
  }

  /// Creates nothing: the screen is made in code.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    total.font = .preferredFont(forTextStyle: .largeTitle)
    total.adjustsFontForContentSizeCategory = true
    total.accessibilityIdentifier = "total"
    pay.setTitle("Pay", for: .normal)
    pay.accessibilityIdentifier = "pay"
    pay.addAction(
      UIAction { [weak self] _ in self?.pay.setTitle("Paid", for: .normal) }, for: .touchUpInside)
    for part in [total, pay] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let (safeArea, margins) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      total.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      total.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      total.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pay.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pay.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pay.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
      pay.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
