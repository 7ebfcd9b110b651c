import UIKit

class EdgeViewController: UIViewController {
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    edgesForExtendedLayout = [.top, .left, .right]
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let insets = view.safeAreaInsets
    bar.frame = CGRect(
      x: insets.left, y: view.bounds.maxY - insets.bottom,
      width: view.safeAreaLayoutGuide.layoutFrame.width, height: 50)
  }
}
