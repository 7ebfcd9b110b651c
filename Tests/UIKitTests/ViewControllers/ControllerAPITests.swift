import Foundation
import Testing
import UIKit

@Suite("UIViewController · showing, guides, editing")
@MainActor
struct ControllerAPITests {
  @Test("S2.5 topLayoutGuide's length is that of the bars over the view; 0 if a bar pushes it down")
  func topLayoutGuideLength() {
    let scene = bootTestScene(Screens.iPhoneX.device(12))
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    show(navigation, in: scene)
    #expect(child.topLayoutGuide.length == 88)
    #expect(child.bottomLayoutGuide.length == 34)

    child.additionalSafeAreaInsets.top = 10
    navigation.view.layoutIfNeeded()
    #expect(child.topLayoutGuide.length == 98)

    child.additionalSafeAreaInsets.top = 0
    navigation.navigationBar.isTranslucent = false
    navigation.view.layoutIfNeeded()
    #expect(child.topLayoutGuide.length == 0)
  }

  @Test("S2.5 on iOS 7 to 10 the guides are status bar and navigation bar, and tab bar")
  func layoutGuidesUpToIOS10() {
    let scene = bootTestScene(Screens.iPhone8.device(10))
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: child)]
    show(tabs, in: scene)
    #expect(child.topLayoutGuide.length == 64)
    #expect(child.bottomLayoutGuide.length == 49)
  }

  @Test("S3.8 iOS 7.0 counts a hidden tab bar below a toolbar: 49 and 44", arguments: [0, 1])
  func hiddenTabBarOnIOS7_0(minor: Int) {
    let scene = bootTestScene(Screens.iPhone8.device(7, minor))
    let child = UIViewController()
    child.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: child)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(tabs, in: scene)
    #expect(child.bottomLayoutGuide.length == (minor == 0 ? 93 : 44))
  }

  @Test("show pushes in a navigation controller, also from a child, and presents without one")
  func showPushesInANavigationController() {
    let scene = bootTestScene()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIKitTests.show(navigation, in: scene)
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let shown = UIViewController()
    child.show(shown, sender: nil)
    Runtime.loop.runUntilIdle()
    #expect(navigation.topViewController === shown)

    let detail = UIViewController()
    shown.showDetailViewController(detail, sender: nil)
    #expect(navigation.presentedViewController === detail)
    window.isHidden = true
  }

  @Test("the edit button begins and ends editing, and its title says which")
  func theEditButtonTogglesEditing() {
    _ = bootTestScene()
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && !controller.isEditing)
    controller.setEditing(true, animated: false)
    #expect(button.title == "Done" && button.style == .done)
    #expect(controller.editButtonItem === button)
  }

  @Test("S2.22 transition(from:to:) calls both children and removes the old view at the end")
  func transitionCallsBothChildren() {
    let log = CallLog()
    let scene = bootTestScene()
    let parent = UIViewController()
    let window = UIKitTests.show(parent, in: scene)
    let old = LoggingController("old", log: log)
    let new = LoggingController("new", log: log)
    for child in [old, new] { parent.addChild(child) }
    parent.view.addSubview(old.view)
    window.layOut()
    _ = log.take()
    var isDone = false
    parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in isDone = true }
    #expect(old.view.superview === parent.view && !isDone)
    Runtime.loop.runUntilIdle()

    #expect(
      log.calls.filter { $0.contains("ppear") } == [
        "old.viewWillDisappear", "new.viewWillAppear", "new.viewIsAppearing",
        "old.viewDidDisappear", "new.viewDidAppear",
      ])
    #expect(isDone && old.view.superview == nil)
  }

  @Test("S2.26 changing bounds without a transition does not call viewWillTransition(to:with:)")
  func noTransition() {
    let log = CallLog()
    let controller = LoggingController(log: log)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIKitTests.show(navigation, in: bootTestScene(Screens.iPhoneX.device(13)))
    navigation.navigationBar.isTranslucent = false
    window.layOut()
    _ = log.take()
    navigation.setNavigationBarHidden(true, animated: false)
    window.layOut()
    window.frame.size.height = 500
    window.layOut()
    #expect(controller.view.frame.height == 500)
    #expect(!log.calls.contains { $0.contains("ransition") })
  }
}
