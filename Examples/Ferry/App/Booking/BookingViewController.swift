import UIKit

/// The form: fields in a column with their names beside them, and a button above the keyboard.
public class BookingViewController: UIViewController {
  private let page = PageScrollView()
  private let footer = FooterView(title: "Reserve")
  private let form = FormView()

  /// Makes the form.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)
    page.fill(view, above: footer.topAnchor)
    page.column.addArrangedSubview(form)
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.button.bottomAnchor.constraint(
        equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
    ])
  }

  /// The field that takes the passenger's name.
  public var nameField: UITextField { form.name }

  /// The button that sends the form.
  public var reserveButton: UIButton { footer.button }
}
