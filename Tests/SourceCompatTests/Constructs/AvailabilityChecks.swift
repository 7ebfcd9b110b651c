import UIKit

class AvailableScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 11.0, *) {
      additionalSafeAreaInsets.top = 8
    } else {
      automaticallyAdjustsScrollViewInsets = false
    }
    guard #available(iOS 13, *) else { return }
    if #unavailable(iOS 26) { view.backgroundColor = .white }
  }
}
