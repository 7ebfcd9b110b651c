import Foundation

/// A navigation controller for the controllers that have no tab: a list, and the selected one
/// (S3.9).
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list: MoreListController

  init(for tabs: UITabBarController) {
    self.tabs = tabs
    list = MoreListController(for: tabs)
    super.init(nibName: nil, bundle: nil)
    list.title = "More"
    setStack([list], animated: false)
    tabBarItem = UITabBarItem(title: "More", image: UIImage(systemName: "ellipsis"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a controller above the list; `nil` shows the list.
  ///
  /// A navigation controller has its own bar, so this one's is hidden meanwhile.
  func show(_ controller: UIViewController?) {
    let wanted = [list] + [controller].compactMap(\.self)
    isNavigationBarHidden = controller is UINavigationController
    if !wanted.elementsEqual(stack, by: ===) { setStack(wanted, animated: false) }
  }
}
