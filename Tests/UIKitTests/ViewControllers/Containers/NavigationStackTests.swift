import Foundation
import Testing
import UIKit

/// A controller that logs its lifecycle callbacks.
@MainActor
final class StackedController: UIViewController {
  let name: String
  let log: Log

  final class Log {
    var lines: [String] = []
  }

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func write(_ event: String) {
    if log.lines.last != "\(name).\(event)" { log.lines.append("\(name).\(event)") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    write("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("viewDidDisappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    write("viewWillLayoutSubviews")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    write("viewDidLayoutSubviews")
  }
}

@Suite("UINavigationController · stack and callbacks")
@MainActor
struct NavigationStackTests {
  let log = StackedController.Log()

  private func shown(_ root: UIViewController) -> UINavigationController {
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    let navigation = UINavigationController(rootViewController: root)
    show(navigation, in: scene)
    log.lines = []
    return navigation
  }

  @Test("S2.21 push and pop call the controllers in UIKit's order", arguments: [false, true])
  func pushAndPopCallOrder(animated: Bool) {
    let a = StackedController("A", log)
    let b = StackedController("B", log)
    let navigation = shown(a)
    navigation.pushViewController(b, animated: animated)
    Runtime.loop.runUntilIdle()

    #expect(
      log.lines == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
      ])

    log.lines = []
    navigation.popViewController(animated: animated)
    Runtime.loop.runUntilIdle()
    #expect(
      log.lines.filter { !$0.contains("Layout") } == [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }

  @Test("the child appears with the navigation controller, once")
  func firstAppearance() {
    let a = StackedController("A", log)
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    show(UINavigationController(rootViewController: a), in: scene)

    #expect(
      log.lines.filter { !$0.contains("Layout") } == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear",
      ])
    #expect(a.view.window != nil)
  }

  @Test("S2.28 pop methods return the popped controllers, lowest first, and nil without any")
  func popReturnsPoppedControllers() {
    let controllers = ["a", "b", "c", "d"].map { StackedController($0, log) }
    let navigation = shown(controllers[0])
    navigation.setViewControllers(controllers, animated: false)

    #expect(
      navigation.popToViewController(controllers[1], animated: false) == [
        controllers[2], controllers[3],
      ])
    #expect(navigation.popToViewController(controllers[1], animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(controllers[3].parent == nil && controllers[0].parent === navigation)
  }

  @Test("a push before the first appearance shows the pushed child only")
  func pushBeforeAppearing() {
    let a = StackedController("A", log)
    let b = StackedController("B", log)
    let navigation = UINavigationController(rootViewController: a)
    let scene = bootTestScene(Screens.iPhoneX.device(18))
    navigation.pushViewController(b, animated: false)
    show(navigation, in: scene)

    #expect(!log.lines.contains { $0.hasPrefix("A") })
    #expect(log.lines.contains("B.viewDidAppear"))
    #expect(b.view.safeAreaInsets.top == 88)
  }

  @Test("a push during a push ends the first one")
  func pushDuringAPush() {
    let a = StackedController("A", log)
    let b = StackedController("B", log)
    let c = StackedController("C", log)
    let navigation = shown(a)
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    Runtime.loop.runUntilIdle()

    let life = log.lines.filter { !$0.contains("Layout") && !$0.contains("Load") }
    #expect(
      life == [
        "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B.viewWillDisappear", "C.viewWillAppear", "B.viewDidDisappear", "C.viewDidAppear",
      ])
    #expect(navigation.topViewController === c)
  }

  @Test("S3.10 the private tree: container, transition, wrapper, child; bars on top")
  func privateViewTree() {
    let a = UIViewController()
    let navigation = shown(a)
    var names: [String] = []
    var view: UIView? = a.view.superview
    while let current = view, current !== navigation.view.superview {
      names.append("\(type(of: current))")
      view = current.superview
    }

    #expect(
      names == [
        "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
      ])
    #expect(navigation.view.subviews.dropFirst().first === navigation.navigationBar)
  }

  @Test("the bar shows the stack's items and the toolbar the top child's")
  func barsShowTheTopChildsItems() {
    let a = UIViewController()
    a.title = "First"
    let b = UIViewController()
    b.title = "Second"
    b.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil)]
    let navigation = shown(a)
    navigation.pushViewController(b, animated: false)

    #expect(navigation.navigationBar.topItem === b.navigationItem)
    #expect(navigation.navigationBar.backItem?.title == "First")
    #expect(navigation.toolbar.items == b.toolbarItems)
    navigation.popViewController(animated: false)
    #expect(navigation.toolbar.items == nil)
  }

  @Test("the delegate is called before and after showing a controller")
  func delegateIsCalledBeforeAndAfter() {
    final class Listener: UINavigationControllerDelegate {
      var shown: [UIViewController] = []

      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) {
        shown.append(viewController)
      }

      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        shown.append(viewController)
      }
    }
    let listener = Listener()
    let navigation = shown(UIViewController())
    let next = UIViewController()
    navigation.delegate = listener
    navigation.pushViewController(next, animated: false)

    #expect(listener.shown == [next, next])
  }

  @Test(
    "S3.44 the top child decides whether the status bar is hidden, its style only without a bar")
  func statusBar() {
    let a = UIViewController()
    let navigation = shown(a)

    #expect(navigation.childForStatusBarHidden === a)
    #expect(navigation.childForStatusBarStyle == nil)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === a)
  }
}
