import UIKit

enum TabFactory {
  @MainActor static func make() -> UITabBarController {
    let home = UIViewController()
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let search = UINavigationController(rootViewController: UIViewController())
    search.tabBarItem = UITabBarItem(title: "Search", image: nil, selectedImage: nil)
    let tabs = UITabBarController()
    tabs.viewControllers = [home, search]
    tabs.selectedIndex = 1
    return tabs
  }
}
