import Foundation
import Testing
import UIKit

/// Complete logs of lifecycle, layout and inset callbacks, as the statements list them.
@Suite("UIViewController · whole logs")
@MainActor
struct LifecycleLogTests {
  let log = CallLog()

  private func shown(_ root: UIViewController) -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    let window = show(navigation, in: bootTestScene(Screens.iPhoneX.device(18)))
    return (navigation, window)
  }

  @Test("S2.13, S2.20 the first child of a navigation controller, from loading to its appearance")
  func firstChild() {
    let a = LoggingController("A", log: log)
    let (_, window) = shown(a)
    window.layOut()
    #expect(
      log.calls == [
        "A.willMove(parent)", "A.didMove(parent)", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewSafeAreaInsetsDidChange", "A.viewIsAppearing", "A.viewWillLayoutSubviews",
        "A.viewDidLayoutSubviews", "A.viewDidAppear",
      ])
  }

  @Test("S2.21 an animated push and pop, with all calls of both controllers")
  func pushAndPop() {
    let a = LoggingController("A", log: log)
    let b = LoggingController("B", log: log)
    let (navigation, _) = shown(a)
    _ = log.take()
    navigation.pushViewController(b, animated: true)
    Runtime.loop.runUntilIdle()
    #expect(
      log.take().filter { !$0.hasPrefix("A.viewSafeArea") } == [
        "B.willMove(parent)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewSafeAreaInsetsDidChange", "B.viewIsAppearing", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(parent)",
      ])
    navigation.popViewController(animated: true)
    Runtime.loop.runUntilIdle()
    #expect(
      log.take().filter { !$0.contains("SafeArea") && !$0.contains("Layout") } == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)",
      ])
  }

  @Test("S2.22 a switch between tabs")
  func aSwitchBetweenTabs() {
    let a = LoggingController("A", log: log)
    let b = LoggingController("B", log: log)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs, in: bootTestScene(Screens.iPhoneX.device(18)))
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take().filter { !$0.hasPrefix("A.viewSafeArea") } == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewSafeAreaInsetsDidChange", "B.viewIsAppearing", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("S2.32 S9.5 presenting and dismissing a sheet calls no callback of the controller below")
  func presentingAndDismissingASheet() {
    let root = LoggingController(log: log)
    let window = show(root, in: bootTestScene(Screens.iPhoneX.device(18)))
    _ = log.take()
    let sheet = LoggingController("sheet", log: log)
    root.present(sheet, animated: true)
    Runtime.loop.runUntilIdle()
    window.layOut()
    #expect(
      log.take() == [
        "sheet.viewDidLoad", "sheet.viewWillAppear", "sheet.traitCollectionDidChange",
        "sheet.viewSafeAreaInsetsDidChange", "sheet.viewIsAppearing",
        "sheet.viewWillLayoutSubviews", "sheet.viewDidLayoutSubviews", "sheet.viewDidAppear",
      ])
    sheet.dismiss(animated: true)
    Runtime.loop.runUntilIdle()
    #expect(
      log.take().filter { !$0.contains("SafeArea") } == [
        "sheet.viewWillDisappear", "sheet.viewDidDisappear",
      ])
  }

  @Test("S2.4 viewSafeAreaInsetsDidChange is called when bars change size")
  func barSizeChange() {
    let a = LoggingController("A", log: log)
    let (navigation, window) = shown(a)
    _ = log.take()
    navigation.isToolbarHidden = false
    window.layOut()
    a.navigationItem.prompt = "Please choose"
    window.layOut()
    navigation.setNavigationBarHidden(true, animated: true)
    window.layOut()
    #expect(log.calls.filter { $0.contains("SafeArea") }.count == 3)
    #expect(a.view.safeAreaInsets == UIEdgeInsets(44, 0, 78, 0))
  }

  @Test("a swipe from the edge pops; not if it ends early, or with a custom left item")
  func edgeSwipePops() {
    let a = LoggingController("A", log: log)
    let b = LoggingController("B", log: log)
    let (navigation, window) = shown(a)
    navigation.pushViewController(b, animated: false)
    window.layOut()
    #expect(navigation.interactivePopGestureRecognizer?.view === navigation.view)
    drag(in: window, to: 60)
    #expect(navigation.topViewController === b)
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "X", style: .plain, target: nil, action: nil)
    drag(in: window, to: 350)
    #expect(navigation.topViewController === b)
    b.navigationItem.leftBarButtonItem = nil
    drag(in: window, to: 350)
    #expect(navigation.topViewController === a && b.parent == nil)
  }

  /// Drags from the left edge, and rests before the touch ends.
  private func drag(in window: UIWindow, to x: CGFloat) {
    guard let screen = window.windowScene?.touchScreen,
      let touch = screen.touchDown(at: [CGPoint(x: 5, y: 400)])[0]
    else { return }
    for step in 1...14 {
      Runtime.loop.advance(by: 0.1)
      let share = min(1, CGFloat(step) / 10)
      screen.move([(touch, CGPoint(x: 5 + (x - 5) * share, y: 400))])
    }
    screen.lift([touch])
    Runtime.loop.runUntilIdle()
    window.layOut()
  }
}
