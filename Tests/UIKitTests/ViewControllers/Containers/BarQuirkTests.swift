import Foundation
import Testing

@testable import UIKit

/// Single reports of what bars do, imitated or, as docs/spec/corrections.md says, not.
@Suite("Bars · reports from the field")
@MainActor
struct BarQuirkTests {
  @Test("S2.3 additional insets of a tab bar controller raise its bar", arguments: [11, 18])
  func additionalOfTabs(system: Int) {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    tabs.additionalSafeAreaInsets.bottom = 20
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(system)))

    // 49 and 34 as ever, and the 20 that the controller adds.
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 709, width: 375, height: 103))
    #expect(child.view.safeAreaInsets.bottom == 103)
  }

  @Test("S3.35 in part: on iOS 26 the bar's height does not follow additional insets")
  func additionalOfTabs26() {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    tabs.additionalSafeAreaInsets.bottom = 20
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(26)))
    #expect(tabs.tabBar.frame.height == 83)
  }

  /// Lays a screen over the other at once, as an app's own transition may.
  private final class Cut: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      if let view = transitionContext.view(forKey: .to) {
        transitionContext.containerView.addSubview(view)
      }
      transitionContext.completeTransition(true)
    }
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Cut() }
  }

  @Test("S2.11 in part: a bar that comes back in a custom transition leaves no stale safe area")
  func opaqueBarComesBack() {
    let scene = bootTestScene(Screens.iPhoneX.device(12))
    let (one, other) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: one)
    let delegate = Delegate()
    navigation.delegate = delegate
    navigation.navigationBar.isTranslucent = false
    navigation.isNavigationBarHidden = true
    let window = show(navigation, in: scene)
    #expect(one.view.safeAreaInsets.top == 44 && one.view.frame.minY == 0)

    navigation.pushViewController(other, animated: true)
    navigation.setNavigationBarHidden(false, animated: true)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(other.view.safeAreaInsets.top == 0 && other.view.frame.minY == 88)
  }

  @Test("S2.12 in part: extended edges place content right when an iPhone with iOS 26 lies")
  func extendedEdgesLying() {
    let scene = bootTestScene(Screens.iPhone14Pro.device(26), orientation: .landscapeRight)
    let child = UIViewController()
    child.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.isTranslucent = false
    show(navigation, in: scene)
    // The bar ends at 78 (S3.33); the child begins there, as wide as the screen.
    #expect(child.view.frame == CGRect(x: 0, y: 78, width: 852, height: 315))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 59, 20, 59))
  }

  @Test(
    "S3.7 in part: the tab bar is back after a pop to the root, also on 14.0 and 14.1",
    arguments: [0, 1, 2])
  func tabBarComesBack(minor: Int) {
    let scene = bootTestScene(Screens.iPhoneX.device(14, minor))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs, in: scene)
    let hiding = UIViewController()
    hiding.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hiding, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layOut()
    #expect(tabs.tabBar.window == nil)

    navigation.popToRootViewController(animated: false)
    window.layOut()
    #expect(tabs.tabBar.window === window)
    #expect(root.view.safeAreaInsets.bottom == 83)
  }

  @Test("S3.33, Q5 on iOS 26 a lying phone's bar begins 24 below the top with a housing, else 10")
  func lying26() {
    for (screen, y) in [(Screens.iPhone14Pro, 24), (.iPhoneX, 24), (.iPhone8, 10)]
      as [(Screens, CGFloat)]
    {
      let scene = bootTestScene(screen.device(26), orientation: .landscapeRight)
      let child = UIViewController()
      let navigation = UINavigationController(rootViewController: child)
      show(navigation, in: scene)
      #expect(navigation.view.safeAreaInsets.top == 0)
      #expect(navigation.navigationBar.frame.minY == y)
      #expect(child.view.safeAreaInsets.top == y + 54)
    }
  }
}
