import Foundation
import Testing

@testable import UIKit

@Suite("UITabBarController · more than five, tabs of iOS 18, delegate")
@MainActor
struct TabsTests {
  final class Listener: UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("shouldSelect")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("didSelect") }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      calls.append("shouldSelectTab \(tab.identifier)")
      return allows
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) { calls.append("didSelectTab \(selectedTab.identifier) \(previousTab?.identifier ?? "-")") }
  }

  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
  }

  @Test("S3.9 six controllers are four tabs and More in a compact width, six tabs in a regular one")
  func compactWidthHasFourTabsAndMore() {
    let tabs = UITabBarController()
    let all = controllers(6)
    tabs.viewControllers = all
    let window = show(tabs, in: bootTestScene(Screens.iPhoneX.device(18)))
    #expect(tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
    #expect(tabs.viewControllers == all)

    tabs.selectedIndex = 5
    window.layOut()
    #expect(tabs.selectedViewController === all[5])
    #expect(all[5].view.window === window)
    #expect(tabs.moreNavigationController.topViewController === all[5])
    #expect(all[5].tabBarController === tabs)
    #expect(all[5].view.safeAreaInsets == UIEdgeInsets(88, 0, 83, 0))
    #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)

    tabs.selectedIndex = 0
    window.layOut()
    #expect(all[0].view.window === window && all[5].view.window == nil)

    let wide = UITabBarController()
    wide.viewControllers = controllers(6)
    show(wide, in: bootTestScene(Screens.iPad9.device(18)))
    #expect(wide.tabBar.items?.count == 6)
  }

  @Test("a tap calls the delegate, a selection by the app does not")
  func tapCallsTheDelegate() {
    let listener = Listener()
    let tabs = UITabBarController()
    let all = controllers(2)
    tabs.viewControllers = all
    tabs.delegate = listener
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(17)))
    tabs.selectedIndex = 1
    #expect(listener.calls.isEmpty)
    tabs.userDidChoose(all[0].tabBarItem)
    #expect(listener.calls == ["shouldSelect", "didSelect"] && tabs.selectedIndex == 0)
    listener.allows = false
    tabs.userDidChoose(all[1].tabBarItem)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("S3.43 tabs create their controllers at once, select the first and report tabs only")
  func tabsCreateTheirControllers() {
    let listener = Listener()
    let tabs = UITabBarController()
    tabs.delegate = listener
    var made: [String] = []
    let all = ["a", "b"].map { name in
      UITab(title: name, image: nil, identifier: name) { tab in
        made.append(tab.identifier)
        return UIViewController()
      }
    }
    tabs.tabs = all
    #expect(made == ["a", "b"] && tabs.selectedIndex == 0 && tabs.viewControllers == nil)
    #expect(listener.calls == ["didSelectTab a -"])
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(18)))
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])

    tabs.selectedTab = all[1]
    #expect(listener.calls.last == "didSelectTab b a" && listener.calls.count == 2)
    tabs.userDidChoose(0)
    #expect(listener.calls.suffix(2) == ["shouldSelectTab a", "didSelectTab a b"])
    #expect(tabs.tab(forIdentifier: "b") === all[1])

    tabs.tabs = []
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedTab == nil)
  }

  @Test("S3.50 the badge of a tab whose title is beside its image")
  func badgeBesideTheTitle() throws {
    let scene = bootTestScene(Screens.iPadPro.device(15))
    let tabs = UITabBarController()
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: "Saved", image: UIImage(systemName: "star"), tag: 0)
    controller.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [controller]
    show(tabs, in: scene)
    let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }.first)
    let image = try #require(button.subviews.first { $0 is UIImageView }).frame
    let title = try #require(button.subviews.first { $0 is UILabel }).frame
    #expect(title.minX > image.maxX && title.midY == image.midY)
    #expect(
      button.badge.frame == CGRect(x: image.midX + 3, y: image.midY - 19, width: 18, height: 18))
  }

  @Test("a badge is 18 high and at least as wide")
  func badgeSize() {
    _ = bootTestScene()
    let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
    let button = TabBarButton(item)
    #expect(button.badge.isHidden)
    item.badgeValue = "3"
    let again = TabBarButton(item)
    #expect(!again.badge.isHidden && again.badge.fittingSize.height == 18)
    #expect(again.badge.fittingSize.width >= 18)
  }
}
