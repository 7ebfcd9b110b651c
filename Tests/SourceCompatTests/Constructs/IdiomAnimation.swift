import UIKit

extension UIView {
  func fadeIn(completion: ((Bool) -> Void)? = nil) {
    alpha = 0
    UIView.animate(withDuration: 0.3, animations: { self.alpha = 1 }, completion: completion)
  }

  func bounce() {
    UIView.animate(
      withDuration: 0.4, delay: 0.1, options: [.curveEaseInOut, .allowUserInteraction],
      animations: {
        self.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
      }
    ) { _ in
      self.transform = .identity
    }
  }
}
