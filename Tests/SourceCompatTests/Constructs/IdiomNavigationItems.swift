import UIKit

class ListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Items"
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self,
      action: Selector("add", ListViewController.add))
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Edit", primaryAction: UIAction { [weak self] _ in self?.edit() })
    ]
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
  }

  private func add() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
  private func edit() { setToolbarItems(nil, animated: false) }
}
