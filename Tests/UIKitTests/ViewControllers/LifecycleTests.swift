import Foundation
import Testing
import UIKit

@Suite("UIViewController · lifecycle")
@MainActor
struct LifecycleTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  @Test("S2.13, S2.16 the first appearance runs in order, inset callback before viewIsAppearing")
  func firstAppearance() {
    show(LoggingController(log: log), in: bootTestScene())

    #expect(
      log.calls == [
        "root.viewDidLoad", "root.viewWillAppear", "root.viewSafeAreaInsetsDidChange",
        "root.viewIsAppearing", "root.viewWillLayoutSubviews", "root.viewDidLayoutSubviews",
        "root.viewDidAppear",
      ])
  }

  @Test("S2.14 in viewDidLoad the view has no window, the screen's size and no safe area")
  func viewDidLoad() {
    final class Controller: UIViewController {
      var seen: (UIWindow?, CGRect, UIEdgeInsets)?
      override func viewDidLoad() { seen = (view.window, view.bounds, view.safeAreaInsets) }
    }
    let controller = Controller()
    show(controller, in: bootTestScene())

    #expect(controller.seen?.0 == nil)
    #expect(controller.seen?.1 == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.seen?.2 == .zero)
  }

  @Test("S2.15, S2.16 no window in viewWillAppear; window, traits and geometry in viewIsAppearing")
  func viewWillAppearAndIsAppearing() {
    final class Controller: UIViewController {
      var hadWindow = true
      var seen: (UIEdgeInsets, UIEdgeInsets, UIUserInterfaceSizeClass)?
      override func viewWillAppear(_ animated: Bool) { hadWindow = view.window != nil }
      override func viewIsAppearing(_ animated: Bool) {
        seen = (view.safeAreaInsets, view.layoutMargins, traitCollection.verticalSizeClass)
      }
    }
    let controller = Controller()
    show(controller, in: bootTestScene(orientation: .landscapeLeft))

    #expect(!controller.hadWindow)
    #expect(controller.seen?.0 == UIEdgeInsets(0, 44, 21, 44))
    #expect(controller.seen?.1 == UIEdgeInsets(0, 64, 21, 64))
    #expect(controller.seen?.2 == .compact)
  }

  @Test("S2.18 launch of a scene: window, root, foreground, viewDidAppear, active")
  func sceneLaunch() {
    final class Delegate: NSObject, UIWindowSceneDelegate {
      let log: CallLog
      var window: UIWindow?

      init(log: CallLog) { self.log = log }

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        log.calls.append("willConnect")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = LoggingController(log: log)
        log.calls.append("hidden \(window?.isHidden ?? false) key \(window?.isKeyWindow ?? true)")
        window?.makeKeyAndVisible()
      }

      func sceneWillEnterForeground(_ scene: UIScene) {
        log.calls.append("willEnterForeground key \(window?.isKeyWindow ?? false)")
      }

      func sceneDidBecomeActive(_ scene: UIScene) { log.calls.append("didBecomeActive") }
    }
    let delegate = Delegate(log: log)
    bootTestScene().connect(to: delegate)

    #expect(
      log.calls.filter { !$0.contains("Layout") && !$0.contains("IsAppearing") } == [
        "willConnect", "hidden true key false", "root.viewDidLoad", "root.viewWillAppear",
        "root.viewSafeAreaInsetsDidChange", "willEnterForeground key true", "root.viewDidAppear",
        "didBecomeActive",
      ])
  }

  @Test("S2.13 a child added before the appearance appears with its parent")
  func childAddedBeforeTheAppearance() {
    let scene = bootTestScene()
    let parent = LoggingController("parent", log: log)
    let child = LoggingController("child", log: log)
    parent.loadViewIfNeeded()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    show(parent, in: scene)

    #expect(
      log.calls == [
        "parent.viewWillAppear", "child.viewWillAppear", "parent.viewSafeAreaInsetsDidChange",
        "parent.viewIsAppearing", "parent.viewWillLayoutSubviews", "parent.viewDidLayoutSubviews",
        "child.viewSafeAreaInsetsDidChange", "child.viewIsAppearing",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews", "parent.viewDidAppear",
        "child.viewDidAppear",
      ])
  }

  @Test("S2.29 addChild calls willMove, removeFromParent calls didMove; a shown child appears")
  func addChildAndRemoveFromParent() {
    let parent = UIViewController()
    let window = show(parent, in: bootTestScene())
    let child = LoggingController("child", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layOut()
    #expect(
      log.take() == [
        "child.willMove(parent)", "child.viewDidLoad", "child.viewWillAppear",
        "child.didMove(parent)", "child.viewSafeAreaInsetsDidChange", "child.viewIsAppearing",
        "child.viewWillLayoutSubviews", "child.viewDidLayoutSubviews", "child.viewDidAppear",
      ])

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child.willMove(nil)", "child.viewWillDisappear", "child.viewSafeAreaInsetsDidChange",
        "child.viewDidDisappear", "child.didMove(nil)",
      ])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test("without automatic forwarding a child appears only in its own appearance transition")
  func manualForwarding() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    let child = LoggingController("child", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: bootTestScene())
    #expect(!log.calls.contains { $0.contains("Appear") })

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    window.layOut()
    #expect(
      log.calls.filter { $0.contains("Appear") } == [
        "child.viewWillAppear", "child.viewIsAppearing", "child.viewDidAppear",
      ])
  }

  @Test("S2.23 a canceled disappearance calls the reverse callbacks")
  func canceledDisappearanceReverses() {
    let controller = LoggingController(log: log)
    show(controller, in: bootTestScene())
    _ = log.take()
    controller.beginAppearanceTransition(false, animated: true)
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()

    #expect(
      log.calls == [
        "root.viewWillDisappear", "root.viewWillAppear", "root.viewSafeAreaInsetsDidChange",
        "root.viewIsAppearing", "root.viewDidAppear",
      ])
  }

  @Test("13.1 hiding and showing windows keeps will and did in pairs, one viewIsAppearing each")
  func windowVisibilityPairsCallbacks() {
    let window = show(LoggingController(log: log), in: bootTestScene())
    for _ in 0..<3 {
      window.isHidden = true
      window.isHidden = false
    }
    let calls = log.calls.filter { $0.contains("ppear") }.map { String($0.dropFirst(5)) }
    let once = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    let again = ["viewWillDisappear", "viewDidDisappear"] + once
    #expect(calls == once + again + again + again)
  }

  @Test("S2.4 viewSafeAreaInsetsDidChange is called when additional insets change")
  func additionalInsets() {
    let controller = LoggingController(log: log)
    show(controller, in: bootTestScene())
    _ = log.take()
    controller.additionalSafeAreaInsets.bottom = 10
    controller.additionalSafeAreaInsets.bottom = 10
    #expect(log.calls == ["root.viewSafeAreaInsetsDidChange"])
  }

  @Test("S2.31 the view is loaded on first access, with the screen's size and no background")
  func theViewIsLoadedOnFirstAccess() {
    _ = bootTestScene()
    let controller = UIViewController()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(controller.view.backgroundColor == nil)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("2.1 a new controller has UIKit's defaults")
  func aNewControllerHasUIKitsDefaults() {
    let controller = UIViewController()
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.automaticallyAdjustsScrollViewInsets)
    #expect(!controller.prefersStatusBarHidden && !controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.modalPresentationStyle == .automatic)
  }

  @Test("S2.30 title sets the items' titles; navigationItem.title does not set title")
  func titleSetsTheItemsTitles() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")
    controller.navigationItem.title = "Two"
    #expect(controller.title == "One" && controller.tabBarItem.title == "One")
  }
}
