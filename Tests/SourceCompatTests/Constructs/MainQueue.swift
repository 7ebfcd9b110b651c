import UIKit

class QueueScreen: UIViewController {
  func refresh() {
    DispatchQueue.global().async {
      DispatchQueue.main.async { self.title = "loaded" }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in
      self?.title = "later"
    }
  }
}
