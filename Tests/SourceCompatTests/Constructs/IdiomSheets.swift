import UIKit

class SheetOwner: UIViewController {
  func showSheet() {
    let content = UIViewController()
    content.modalPresentationStyle = .pageSheet
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    content.isModalInPresentation = true
    present(content, animated: true)
  }
}
