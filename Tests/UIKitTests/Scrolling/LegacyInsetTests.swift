import Foundation
import Testing
import UIKit

@Suite("UIScrollView · insets up to iOS 10")
@MainActor
struct LegacyInsetTests {
  private static let system = SystemVersion(major: 10, minor: 3)

  private func content(_ configure: (UIViewController) -> Void = { _ in }) -> (
    UIViewController, UIScrollView
  ) {
    let controller = UIViewController()
    configure(controller)
    let view = UIScrollView(frame: controller.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentSize = CGSize(width: 375, height: 3000)
    controller.view.addSubview(view)
    return (controller, view)
  }

  private func showInBars(_ controller: UIViewController, system: SystemVersion) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    show(tabs, in: bootTestScene(TestDevice.iPhone8(system)))
  }

  @Test("S4.39 iOS 10, bars: contentInset (64, 0, 49, 0), offset -64; iOS 11: only adjusted")
  func insetsByRelease() {
    _ = bootTestScene(TestDevice.iPhone8(Self.system))
    let (old, oldView) = content()
    showInBars(old, system: Self.system)
    #expect(oldView.contentInset == UIEdgeInsets(64, 0, 49, 0))
    #expect(oldView.scrollIndicatorInsets == UIEdgeInsets(64, 0, 49, 0))
    #expect(oldView.contentOffset.y == -64)

    _ = bootTestScene(TestDevice.iPhone8(SystemVersion(major: 11)))
    let (new, newView) = content()
    showInBars(new, system: SystemVersion(major: 11))
    #expect(newView.contentInset == .zero)
    #expect(newView.adjustedContentInset == UIEdgeInsets(64, 0, 49, 0))
  }

  @Test("S4.39 the app's contentInset is added to the insets of bars")
  func appInsetIsAdded() {
    _ = bootTestScene(TestDevice.iPhone8(Self.system))
    let (controller, view) = content()
    view.contentInset = UIEdgeInsets(10, 10, 10, 10)
    showInBars(controller, system: Self.system)
    #expect(view.contentInset == UIEdgeInsets(74, 10, 59, 10))
  }

  @Test("S4.37 without a navigation bar the offset is -20")
  func offsetUnderTheStatusBar() {
    let scene = bootTestScene(TestDevice.iPhone8(Self.system))
    let (controller, view) = content()
    show(controller, in: scene)
    #expect(view.contentInset.top == 20 && view.contentOffset.y == -20)
  }

  @Test("S4.36 the flag, and a view inserted first, switch the rule off")
  func flagDisablesTheRule() {
    let scene = bootTestScene(TestDevice.iPhone8(Self.system))
    let (controller, view) = content()
    controller.automaticallyAdjustsScrollViewInsets = false
    show(controller, in: scene)
    #expect(view.contentInset == .zero && view.contentOffset.y == 0)

    let other = bootTestScene(TestDevice.iPhone8(Self.system))
    let (second, secondView) = content()
    second.view.insertSubview(UIView(), at: 0)
    show(second, in: other)
    #expect(secondView.contentInset == .zero)
  }

  @Test("S4.36 the controller's own view counts, too")
  func ownView() {
    final class Scrolling: UIViewController {
      override func loadView() { view = UIScrollView() }
    }
    let scene = bootTestScene(TestDevice.iPhone8(Self.system))
    let controller = Scrolling()
    show(controller, in: scene)
    #expect((controller.view as? UIScrollView)?.contentInset.top == 20)
  }

  @Test("S4.37 a scroll view that starts at y gets 64 - y")
  func scrollViewThatStartsLower() {
    _ = bootTestScene(TestDevice.iPhone8(Self.system))
    let (controller, view) = content()
    view.autoresizingMask = []
    view.frame = CGRect(x: 0, y: 24, width: 375, height: 300)
    showInBars(controller, system: Self.system)
    #expect(view.contentInset == UIEdgeInsets(40, 0, 0, 0))
  }

  @Test("on iOS 10 the delegate is not called for adjusted insets")
  func delegateIsNotCalled() {
    let log = CallLog()
    let scene = bootTestScene(TestDevice.iPhone8(Self.system))
    let recorder = ScrollRecorder(log: log)
    let (controller, view) = content()
    view.delegate = recorder
    show(controller, in: scene)
    #expect(!log.calls.contains { $0.contains("inset") })
  }
}

@Suite("UIRefreshControl")
@MainActor
struct RefreshControlTests {
  let scene: UIWindowScene
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let control = UIRefreshControl()

  init() {
    scene = bootTestScene()
    let controller = UIViewController()
    view.contentSize = CGSize(width: 375, height: 3000)
    controller.view.addSubview(view)
    show(controller, in: scene)
    view.refreshControl = control
    scene.layOut()
  }

  @Test("S4.6 a refresh control is 60 points high and above the content")
  func refreshControlFrame() {
    #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    #expect(control.superview === view)
  }

  @Test("S4.6 refreshing adds 60 to the adjusted inset only, and does not move the content")
  func refreshingAdds60ToTheAdjustedInset() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(view.adjustedContentInset.top == 104 && view.contentInset == .zero)
    #expect(view.contentOffset.y == -44)
    control.endRefreshing()
    #expect(view.adjustedContentInset.top == 44)
  }

  @Test("a sufficient pull refreshes once; content rests below the control until the end")
  func sufficientPullRefreshesOnce() {
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    scene.touchScreen.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 700), duration: 0.5, rest: 0.5)
    #expect(count == 1 && control.isRefreshing)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == -104)
    control.endRefreshing()
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == -44 && count == 1)
  }

  @Test("a short pull does not refresh")
  func shortPull() {
    scene.touchScreen.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), duration: 0.5)
    #expect(!control.isRefreshing)
  }
}
