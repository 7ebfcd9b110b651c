import UIKit

class ClosureScreen: UIViewController {
  func wire(_ button: UIButton) {
    button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)
  }

  private func tap() { title = "tapped" }
}
