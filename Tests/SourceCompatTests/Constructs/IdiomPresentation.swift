import UIKit

class PresentingViewController: UIViewController {
  func showDetail() {
    let detail = UINavigationController(rootViewController: UIViewController())
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true) { [weak self] in self?.title = "shown" }
  }

  func close() {
    dismiss(animated: true, completion: nil)
    presentedViewController?.dismiss(animated: false)
  }
}
