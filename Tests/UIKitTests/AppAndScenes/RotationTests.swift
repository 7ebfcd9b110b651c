import Foundation
import Testing
import UIKit

@Suite("UIWindowScene · rotation")
@MainActor
struct RotationTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  @Test("S2.24, S2.25 order: traits, size, alongside with the old safe area, layout, completion")
  func rotationCallOrder() {
    let scene = bootTestScene()
    let controller = LoggingController(log: log)
    show(controller, in: scene)
    _ = log.take()
    #expect(scene.rotate(to: .landscapeRight))
    #expect(
      log.take() == [
        "root.willTransition", "root.viewWillTransition(812x375)",
        "root.traitCollectionDidChange", "root.alongside 812 safe top 44",
        "root.viewSafeAreaInsetsDidChange", "root.viewWillLayoutSubviews",
        "root.viewDidLayoutSubviews",
      ])
    Runtime.loop.runUntilIdle()
    #expect(log.take() == ["root.completion safe left 44"])
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    #expect(UIScreen.main.bounds.size == CGSize(width: 812, height: 375))
    #expect(controller.transitionCoordinator == nil)
  }

  @Test(
    "S2.24 between landscape orientations only viewWillTransition(to:with:) is called"
  )
  func rotationBetweenLandscapeOrientations() {
    let scene = bootTestScene(orientation: .landscapeLeft)
    show(LoggingController(log: log), in: scene)
    _ = log.take()
    scene.rotate(to: .landscapeRight)
    #expect(!log.calls.contains("root.willTransition"))
    #expect(log.calls.contains("root.viewWillTransition(812x375)"))
  }

  @Test("S2.24 a parent forwards the transition to its children")
  func parentForwardsTheTransition() {
    let scene = bootTestScene()
    let parent = UIViewController()
    let child = LoggingController("child", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show(parent, in: scene)
    _ = log.take()
    scene.rotate(to: .landscapeLeft)
    #expect(
      log.calls.prefix(2) == ["child.willTransition", "child.viewWillTransition(812x375)"])
    #expect(child.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
  }

  @Test("a controller's orientations are respected; an iPhone does not rotate to upside down")
  func supportedOrientationsAreRespected() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let scene = bootTestScene()
    show(Upright(), in: scene)
    #expect(!scene.rotate(to: .landscapeLeft))
    #expect(scene.interfaceOrientation == .portrait)

    let other = bootTestScene()
    show(UIViewController(), in: other)
    #expect(!other.rotate(to: .portraitUpsideDown))
    // The interface does not follow (S17.24).
    #expect(UIDevice.current.orientation == .portraitUpsideDown)
    #expect(other.interfaceOrientation == .portrait)
    #expect(other.rotate(to: .landscapeRight))
    #expect(UIDevice.current.orientation == .landscapeLeft)
  }

  @Test("S3.45 an iPhone hides its status bar in landscape and shows it again in portrait")
  func statusBar() {
    let scene = bootTestScene(TestDevice.iPhone8())
    let controller = UIViewController()
    show(controller, in: scene)
    #expect(scene.statusBarManager?.statusBarFrame.height == 20)
    scene.rotate(to: .landscapeLeft)
    #expect(scene.statusBarManager?.isStatusBarHidden == true)
    #expect(controller.view.safeAreaInsets == .zero)
    scene.rotate(to: .portrait)
    #expect(controller.view.safeAreaInsets.top == 20)
  }

  @Test("S4.21 scrolled content keeps its distance from the bar in a rotation")
  func scrollView() {
    let scene = bootTestScene()
    let controller = UIViewController()
    let view = UIScrollView(frame: controller.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = CGSize(width: 375, height: 5000)
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets.top = 44
    let window = show(controller, in: scene)
    #expect(view.contentOffset.y == -88)
    controller.additionalSafeAreaInsets.top = 32
    scene.rotate(to: .landscapeLeft)
    window.layOut()
    #expect(view.contentOffset.y == -32)
  }

  @Test(
    "S2.19 a controller that forces another orientation gets a trait change, not a size transition")
  func forcedAtLaunch() {
    final class Lying: LoggingController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let scene = bootTestScene()
    let controller = Lying(log: log)
    show(controller, in: scene)

    #expect(scene.interfaceOrientation.isLandscape)
    #expect(controller.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(!log.calls.contains { $0.contains("viewWillTransition") })
    #expect(
      log.calls.filter { !$0.contains("SafeArea") && !$0.contains("Layout") } == [
        "root.viewDidLoad", "root.viewWillAppear", "root.willTransition",
        "root.traitCollectionDidChange", "root.viewIsAppearing", "root.viewDidAppear",
      ])
  }

  @Test("S2.24-S2.26 golden log: a scroll view in a navigation controller, through a full rotation")
  func scrollViewRotationLog() {
    let scene = bootTestScene()
    let controller = LoggingController("content", log: log)
    let view = LoggingScrollView(frame: controller.view.bounds)
    view.log = log
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentSize = CGSize(width: 300, height: 3000)
    controller.view.addSubview(view)
    let navigation = UINavigationController(rootViewController: controller)
    show(navigation, in: scene)
    view.contentOffset.y = 0
    scene.layOut()
    _ = log.take()

    scene.rotate(to: .landscapeRight)
    Runtime.loop.runUntilIdle()
    // Table 3.2: 44 + 44 in portrait, 32 in landscape; S4.21: content keeps its distance to the bar.
    let calls = log.take().reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let told = calls.filter { !$0.hasPrefix("layout") && !$0.contains("LayoutSubviews") }
    #expect(
      told == [
        "content.willTransition", "content.viewWillTransition(812x375)",
        "content.traitCollectionDidChange", "content.alongside 812 safe top 88",
        "content.viewSafeAreaInsetsDidChange", "safe area 32", "hook inset 32",
        "content.completion safe left 44",
      ])
    // Layout follows the changes and precedes the completion, with the new inset (S8.34).
    #expect(calls.last == "content.completion safe left 44")
    let layouts = calls.filter { $0.hasPrefix("layout") }
    #expect(layouts.last == "layout inset 32")
    #expect(view.contentOffset.y == 56)
  }

  @Test("S2.26 changing bounds without a transition does not call viewWillTransition(to:with:)")
  func noTransition() {
    let scene = bootTestScene()
    let controller = LoggingController(log: log)
    let navigation = UINavigationController(rootViewController: controller)
    show(navigation, in: scene)
    _ = log.take()
    navigation.setNavigationBarHidden(true, animated: false)
    controller.view.bounds.size.height = 500
    scene.layOut()
    #expect(!log.calls.contains { $0.contains("Transition") })
  }
}
