import UIKit

/// The bars of an ordinary app around a screen.
@MainActor
enum AppBars {
  /// Returns a tab bar controller with a navigation controller around a screen.
  static func tabs(around content: UIViewController) -> UITabBarController {
    let navigation = UINavigationController(rootViewController: content)
    content.navigationItem.title = "Title"
    navigation.tabBarItem = UITabBarItem(
      title: "First", image: UIImage(systemName: "book"), tag: 0)
    let second = UIViewController()
    second.tabBarItem = UITabBarItem(
      title: "Second", image: UIImage(systemName: "person"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, second]
    return tabs
  }
}
