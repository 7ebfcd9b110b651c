import UIKit

/// A ticket, shown as a sheet: a code to be scanned, what it is for, and a button at the bottom.
public class TicketViewController: UIViewController {
  private let crossing: Crossing
  private let page = PageScrollView()
  private let footer = FooterView(title: "Add to calendar", symbol: "clock")

  /// Creates the ticket of a crossing.
  public init(_ crossing: Crossing) {
    self.crossing = crossing
    super.init(nibName: nil, bundle: nil)
    title = "Ticket"
  }

  /// Tickets are made in code.
  public required init?(coder: NSCoder) { nil }

  /// Makes the code, the columns and the button.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    footer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(footer)
    page.fill(view, above: footer.topAnchor)
    page.column.spacing = 24
    page.column.addArrangedSubview(codeRow())
    page.column.addArrangedSubview(
      ColumnsView([
        ("From", crossing.departure.harbour), ("To", crossing.arrival.harbour),
        ("Departure", crossing.departure.time), ("Price", "£\(crossing.price)"),
      ]))
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      footer.button.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  /// The square in the middle of the column, no wider than that.
  private func codeRow() -> UIView {
    let row = UIView()
    let code = CodeView()
    code.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(code)
    let size = code.widthAnchor.constraint(equalToConstant: 200)
    size.priority = .defaultHigh
    NSLayoutConstraint.activate([
      code.topAnchor.constraint(equalTo: row.topAnchor),
      code.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      code.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      code.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor),
      code.heightAnchor.constraint(equalTo: code.widthAnchor), size,
    ])
    return row
  }
}
