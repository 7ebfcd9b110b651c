import UIKit

protocol FilterViewControllerDelegate: AnyObject {
  func filterViewController(_ controller: FilterViewController, didPick filter: String)
  func filterViewControllerDidCancel(_ controller: FilterViewController)
}

extension FilterViewControllerDelegate {
  func filterViewControllerDidCancel(_ controller: FilterViewController) {}
}

class FilterViewController: UIViewController {
  weak var delegate: FilterViewControllerDelegate?

  func pick(_ filter: String) {
    delegate?.filterViewController(self, didPick: filter)
  }
}

extension FilterOwnerViewController: FilterViewControllerDelegate {
  func filterViewController(_ controller: FilterViewController, didPick filter: String) {
    title = filter
  }
}

class FilterOwnerViewController: UIViewController {}
