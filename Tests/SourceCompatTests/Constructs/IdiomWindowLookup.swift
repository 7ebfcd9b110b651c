import UIKit

extension UIApplication {
  var activeWindow: UIWindow? {
    connectedScenes
      .compactMap { $0 as? UIWindowScene }
      .flatMap(\.windows)
      .first { $0.isKeyWindow }
  }

  func topViewController(
    from base: UIViewController? = UIApplication.shared.activeWindow?.rootViewController
  ) -> UIViewController? {
    if let navigation = base as? UINavigationController {
      return topViewController(from: navigation.visibleViewController)
    }
    if let tabs = base as? UITabBarController {
      return topViewController(from: tabs.selectedViewController)
    }
    return base?.presentedViewController.flatMap { topViewController(from: $0) } ?? base
  }
}
