import UIKit

class RotatingViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in
        self.view.alpha = size.width > size.height ? 0.9 : 1
      }, completion: nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle {
      view.setNeedsDisplay()
    }
  }
}
