import Foundation
import Testing

@testable import UIKit

/// Behavior of bars that was reported for single releases.
@Suite("Bars · quirks reported for single releases")
@MainActor
struct BarQuirkTests {
  @Test("S2.3 additional insets of a tab bar controller raise its bar", arguments: [11, 18])
  func tabBarControllerAdditionalInsets(system: Int) {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    tabs.additionalSafeAreaInsets.bottom = 20
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(system)))

    // 49 and 34 as usual, and the 20 that the controller adds.
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 709, width: 375, height: 103))
    #expect(child.view.safeAreaInsets.bottom == 103)
  }

  @Test("S3.35 in part: on iOS 26 the bar's height does not follow additional insets")
  func barIgnoresAdditionalInsetsOnIOS26() {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    tabs.additionalSafeAreaInsets.bottom = 20
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(26)))
    #expect(tabs.tabBar.frame.height == 83)
  }

  /// A custom transition that replaces one view with the other at once.
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

  /// Shows the bar when it appears, as the report's second screen does.
  private final class BarScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
  }

  @Test(
    "S2.11 on iOS 12 a custom transition leaves a child without the opaque bar's inset",
    arguments: [
      (11, false, true, false), (12, false, true, true), (12, true, true, false),
      (12, false, false, false), (13, false, true, false),
    ])
  func customTransitionLosesTheOpaqueBar(
    system: Int, isTranslucent: Bool, isOwn: Bool, isMissed: Bool
  ) {
    let scene = bootTestScene(Screens.iPhoneX.device(system))
    let other = BarScreen()
    other.extendedLayoutIncludesOpaqueBars = false
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = Delegate()
    if isOwn { navigation.delegate = delegate }
    navigation.navigationBar.isTranslucent = isTranslucent
    navigation.isNavigationBarHidden = true
    let window = show(navigation, in: scene)
    navigation.pushViewController(other, animated: true)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(navigation.navigationBar.frame.maxY == 88)
    // The safe area's top is below the bar, or at the status bar's bottom on iOS 12.
    let top = other.view.frame.minY + other.view.safeAreaInsets.top
    #expect(top == (isMissed ? 44 : 88))

    // According to the report, presenting and dismissing a modal controller fixes it.
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    navigation.present(modal, animated: true)
    Runtime.loop.runUntilIdle()
    modal.dismiss(animated: true)
    Runtime.loop.runUntilIdle()
    #expect(other.view.frame.minY + other.view.safeAreaInsets.top == 88)
  }

  @Test(
    "S2.12 on iOS 26.0 a child that is pushed down begins behind the bar of a phone in landscape",
    arguments: [(0, 54), (1, 78)] as [(Int, CGFloat)])
  func pushedDownChildInLandscape(minor: Int, y: CGFloat) {
    let scene = bootTestScene(Screens.iPhone14Pro.device(26, minor), orientation: .landscapeRight)
    let child = UIViewController()
    child.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: child)
    navigation.navigationBar.isTranslucent = false
    show(navigation, in: scene)
    // The bar is 54 high and begins 24 below the top (S3.33), where there is no inset.
    #expect(navigation.navigationBar.frame.maxY == 78)
    #expect(child.view.frame == CGRect(x: 0, y: y, width: 852, height: 393 - y))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(78 - y, 59, 20, 59))

    // In portrait the bar begins at the safe area's top, and the inset is correct (S3.29).
    scene.rotate(to: .portrait)
    #expect(child.view.frame.minY == 113 && child.view.safeAreaInsets.top == 0)
  }

  @Test(
    "S3.7 on 14.0 and 14.1 the tab bar stays hidden after an animated pop of several screens",
    arguments: [
      (14, 0, true, true), (14, 1, true, true), (14, 1, false, false), (14, 2, true, false),
      (13, 7, true, false),
    ])
  func tabBarStaysHiddenAfterAPop(major: Int, minor: Int, animated: Bool, isLost: Bool) {
    let scene = bootTestScene(Screens.iPhoneX.device(major, minor))
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = show(tabs, in: scene)
    func hiding() -> UIViewController {
      let controller = UIViewController()
      controller.hidesBottomBarWhenPushed = true
      return controller
    }
    navigation.pushViewController(hiding(), animated: false)
    navigation.pushViewController(hiding(), animated: false)
    window.layOut()
    #expect(tabs.tabBar.window == nil)

    navigation.popToRootViewController(animated: animated)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect((tabs.tabBar.window == nil) == isLost)
    #expect(root.view.safeAreaInsets.bottom == (isLost ? 34 : 83))

    // After pops of one screen at a time the tab bar reappears.
    navigation.pushViewController(hiding(), animated: true)
    Runtime.loop.runUntilIdle()
    navigation.popViewController(animated: true)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(tabs.tabBar.window === window && root.view.safeAreaInsets.bottom == 83)
  }

  @Test(
    "S3.33, Q5 on iOS 26 a landscape phone's bar begins 24 below the top with a housing, else 10")
  func landscapeBarTopOnIOS26() {
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
