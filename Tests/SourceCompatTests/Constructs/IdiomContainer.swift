import UIKit

class ContainerViewController: UIViewController {
  private(set) var content: UIViewController?

  func show(_ child: UIViewController) {
    content?.willMove(toParent: nil)
    content?.view.removeFromSuperview()
    content?.removeFromParent()
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
    content = child
  }
}
