import UIKit

final class HidingBarScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }

  override var childForStatusBarHidden: UIViewController? { children.first }
  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
}
