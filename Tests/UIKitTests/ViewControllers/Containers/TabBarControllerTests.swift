import Foundation
import Testing
import UIKit

@Suite("UITabBarController")
@MainActor
struct TabBarControllerTests {
  let log = StackedController.Log()

  private func shown(
    _ screen: Screens, _ system: Int, lying: Bool = false, _ controllers: [UIViewController]
  ) -> UITabBarController {
    let scene = bootTestScene(
      screen.device(system), orientation: lying ? .landscapeRight : .portrait)
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    show(tabs, in: scene)
    log.lines = []
    return tabs
  }

  @Test(
    "3.2, S3.35, S3.36 a child's safe area above, or below, the tab bar",
    arguments: [
      (Screens.iPhoneX, 18, false, UIEdgeInsets(44, 0, 83, 0)),
      (.iPhoneX, 18, true, UIEdgeInsets(0, 44, 53, 44)),
      (.iPhone8, 18, false, UIEdgeInsets(20, 0, 49, 0)),
      (.iPhoneXR, 18, true, UIEdgeInsets(0, 48, 70, 48)),
      (.iPad9, 17, false, UIEdgeInsets(20, 0, 50, 0)),
      (.iPadPro, 17, false, UIEdgeInsets(24, 0, 65, 0)),
      (.iPad9, 18, false, UIEdgeInsets(84, 0, 0, 0)),
      (.iPadPro, 18, false, UIEdgeInsets(88, 0, 20, 0)),
      (.iPhone14Pro, 26, false, UIEdgeInsets(59, 0, 83, 0)),
      (.iPhone8, 26, false, UIEdgeInsets(20, 0, 83, 0)),
      (.iPhone8, 26, true, UIEdgeInsets(0, 0, 64, 0)),
      (.iPadPro, 26, false, UIEdgeInsets(96, 0, 25, 0)),
    ] as [(Screens, Int, Bool, UIEdgeInsets)])
  func childSafeArea(screen: Screens, system: Int, lying: Bool, wanted: UIEdgeInsets) {
    let child = UIViewController()
    let tabs = shown(screen, system, lying: lying, [child])

    #expect(child.view.safeAreaInsets == wanted)
    #expect(child.view.frame == tabs.view.bounds)
  }

  @Test(
    "S3.1 a navigation controller in a tab adds its own bars",
    arguments: [
      (Screens.iPhoneX, 11, UIEdgeInsets(88, 0, 83, 0)),
      (.iPhone14Pro, 18, UIEdgeInsets(97.667, 0, 83, 0)),
      (.iPhone14Pro, 26, UIEdgeInsets(113, 0, 83, 0)),
      (.iPadPro, 26, UIEdgeInsets(86, 0, 25, 0)),
    ] as [(Screens, Int, UIEdgeInsets)])
  func navigationControllerInATab(screen: Screens, system: Int, wanted: UIEdgeInsets) {
    let child = UIViewController()
    _ = shown(screen, system, [UINavigationController(rootViewController: child)])
    let insets = child.view.safeAreaInsets

    #expect(abs(insets.top - wanted.top) < 0.001)
    #expect(insets.bottom == wanted.bottom)
  }

  @Test("S3.20 a toolbar sits above the tab bar")
  func toolbarAboveTabBar() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    _ = shown(.iPhoneX, 18, [navigation])

    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 685, width: 375, height: 44))
    #expect(child.view.safeAreaInsets.bottom == 127)
  }

  @Test("S2.22 a change of tabs calls the controllers in UIKit's order")
  func tabChangeCallOrder() {
    let a = StackedController("A", log)
    let b = StackedController("B", log)
    let tabs = shown(.iPhoneX, 18, [a, b])
    tabs.selectedIndex = 1

    #expect(
      log.lines.filter { !$0.contains("Layout") && !$0.contains("Load") } == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    #expect(tabs.selectedViewController === b)
    #expect(tabs.tabBar.selectedItem === b.tabBarItem)
  }

  @Test("1.2 vectors: additional insets (20,30,0,10) in a tab on an iPhone X")
  func additionalInsetsInATab() {
    let child = UIViewController()
    child.additionalSafeAreaInsets = UIEdgeInsets(20, 30, 0, 10)
    let tabs = shown(.iPhoneX, 11, [child])
    let subview = UIView(frame: CGRect(x: 20, y: 0, width: 100, height: 100))
    child.view.addSubview(subview)
    tabs.view.layoutIfNeeded()

    #expect(child.view.safeAreaInsets == UIEdgeInsets(64, 30, 83, 10))
    #expect(subview.safeAreaInsets == UIEdgeInsets(64, 10, 0, 0))
  }

  @Test("S3.5 the tab bar is hidden while any controller of the stack hides it")
  func hidesBottomBarWhenPushed() {
    let root = UIViewController()
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    let third = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = shown(.iPhoneX, 18, [navigation])
    navigation.pushViewController(second, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(second.view.safeAreaInsets.bottom == 34)

    navigation.pushViewController(third, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(third.view.safeAreaInsets.bottom == 34)

    navigation.popToRootViewController(animated: false)
    tabs.view.layoutIfNeeded()
    #expect(root.view.safeAreaInsets.bottom == 83)
  }

  @Test("S3.6 hiding the bar's view leaves the safe area; isTabBarHidden does not")
  func hiddenBarViewKeepsTheSafeArea() {
    let child = UIViewController()
    let tabs = shown(.iPhoneX, 18, [child])
    tabs.tabBar.isHidden = true
    tabs.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom == 83)

    tabs.isTabBarHidden = true
    tabs.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom == 34)
  }

  @Test("S2.7, S2.10, Q12 opaque bar: the child ends above it, or extends below without an inset")
  func aChildEndsAboveAnOpaqueBar() {
    let child = UIViewController()
    let tabs = shown(.iPhoneX, 18, [child])
    tabs.tabBar.isTranslucent = false
    tabs.view.layoutIfNeeded()
    #expect(child.view.frame.height == 729)
    #expect(child.view.safeAreaInsets.bottom == 0)

    child.extendedLayoutIncludesOpaqueBars = true
    tabs.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.bottom == 83)

    let old = UIViewController()
    old.extendedLayoutIncludesOpaqueBars = true
    let oldTabs = shown(.iPhoneX, 12, [old])
    oldTabs.tabBar.isTranslucent = false
    oldTabs.view.layoutIfNeeded()
    #expect(old.view.safeAreaInsets.bottom == 34)
  }

  @Test("S3.10 the private tree: container, transition, wrapper, child; bar on top")
  func privateViewTree() {
    let child = UIViewController()
    let tabs = shown(.iPhoneX, 18, [child])

    #expect("\(type(of: tabs.view!))" == "UILayoutContainerView")
    #expect(child.view.superview.map { "\(type(of: $0))" } == "UIViewControllerWrapperView")
    #expect(child.view.superview?.superview.map { "\(type(of: $0))" } == "UITransitionView")
    #expect(tabs.view.subviews.last === tabs.tabBar)
  }

  @Test("S2.30 controllers' titles are the titles of tab bar items")
  func controllerTitlesAreTabTitles() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    child.title = "Pages"

    #expect(navigation.tabBarItem.title == "Pages")
  }
}
