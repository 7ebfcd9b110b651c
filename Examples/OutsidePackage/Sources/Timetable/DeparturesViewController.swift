import UIKit

/// The next departures, with a button at the bottom.
public final class DeparturesViewController: UIViewController {
  /// One departure a line.
  public let list = UILabel()
  /// Asks for the departures again.
  public let reload = UIButton(type: .system)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.numberOfLines = 0
    list.text = "9:41 Harbour\n9:52 Airport\n10:04 University"
    reload.setTitle("Reload", for: .normal)
    for part in [list, reload] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safeArea = view.safeAreaLayoutGuide
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      reload.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      reload.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      reload.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
    ])
  }
}
