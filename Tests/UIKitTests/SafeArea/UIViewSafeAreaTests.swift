import CoreGraphics
import Foundation
import Testing
import UIKit

/// A root without a window that supplies insets, as a probe does (S1.7).
@MainActor
final class InsetView: UIView {
  var supplied: UIEdgeInsets = .zero

  override var safeAreaInsets: UIEdgeInsets { supplied }
}

/// A view that logs its callbacks.
@MainActor
final class LoggingView: UIView {
  var name = "view"
  var log: CallLog?

  override func safeAreaInsetsDidChange() { log?.calls.append("\(name).safeArea") }

  override func layoutMarginsDidChange() { log?.calls.append("\(name).margins") }

  override func layoutSubviews() { log?.calls.append("\(name).layout \(Int(safeAreaInsets.top))") }
}

@Suite("UIView · safe area")
@MainActor
struct UIViewSafeAreaTests {
  init() { _ = bootTestScene() }

  private func probe() -> InsetView {
    let root = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.supplied = UIEdgeInsets(44, 10, 34, 12)
    return root
  }

  @Test(
    "S1.1, S1.24 children derive from the overridden getter, without a window",
    arguments: PropagationVectors.all)
  func childrenDeriveFromTheGetter(frame: CGRect, expected: UIEdgeInsets) {
    let root = probe()
    let child = UIView(frame: frame)
    root.addSubview(child)
    root.layoutIfNeeded()

    #expect(child.safeAreaInsets == expected)
  }

  @Test("S1.10 the guide is the bounds without the insets: 10, 44, 298, 402 for the probe")
  func guideIsTheBoundsWithoutInsets() {
    let root = probe()

    #expect(
      root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(root.safeAreaLayoutGuide.owningView === root)
    #expect(root.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
  }

  @Test("S1.5 insets that exceed the height leave a guide of height zero")
  func guideOfSmallView() {
    let slim = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    slim.supplied = UIEdgeInsets(44, 0, 34, 0)
    #expect(slim.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 320, height: 0))
  }

  @Test("S1.7 a view without a source of insets has none")
  func viewWithoutASourceOfInsets() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    parent.layoutIfNeeded()

    #expect(child.safeAreaInsets == .zero)
  }

  @Test("S1.7 a view removed from its window has no insets, nor have its subviews")
  func removedViewHasNoInsets() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    controller.view.addSubview(view)
    show(controller, in: bootTestScene())
    #expect(inner.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))

    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test(
    "S1.14, S1.17 layoutMarginsDidChange precedes safeAreaInsetsDidChange, once each per change")
  func layoutMarginsDidChangeComesFirst() {
    let log = CallLog()
    let scene = bootTestScene()
    let controller = UIViewController()
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.view.addSubview(view)
    view.log = log
    let window = show(controller, in: scene)
    #expect(log.take() == ["view.margins", "view.safeArea", "view.layout 44"])

    window.layOut()
    view.setNeedsLayout()
    window.layOut()
    #expect(log.take() == ["view.layout 44"])
  }

  @Test("S1.14 differences by rounding do not call safeAreaInsetsDidChange")
  func roundingDifferencesAreNoChange() {
    let parent = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    parent.supplied = UIEdgeInsets(44, 0, 0, 0)
    let log = CallLog()
    let view = LoggingView(frame: CGRect(x: 0, y: 10, width: 320, height: 100))
    parent.addSubview(view)
    parent.layoutIfNeeded()
    view.log = log
    view.frame.origin.y += 1e-12
    parent.layoutIfNeeded()
    #expect(log.calls.isEmpty)
    view.frame.origin.y += 1e-6
    parent.layoutIfNeeded()
    #expect(log.calls.contains("view.safeArea"))
  }

  @Test("S1.15 moving a plain view computes its insets at once")
  func movingAPlainViewComputesItsInsets() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.view.addSubview(view)
    show(controller, in: bootTestScene())
    view.frame.origin.y = 20
    #expect(view.safeAreaInsets == UIEdgeInsets(24, 0, 34, 0))

    view.center.y += 30
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
  }

  @Test("S1.16 children of a view whose insets change follow in the next layout pass")
  func childrenFollowInTheNextPass() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.view.addSubview(view)
    let window = show(controller, in: bootTestScene())
    controller.additionalSafeAreaInsets.top = 10
    #expect(controller.view.safeAreaInsets.top == 54)
    #expect(view.safeAreaInsets.top == 44)

    window.layOut()
    #expect(view.safeAreaInsets.top == 54)
  }

  @Test("S1.19 the safe area is up to date in layoutSubviews of the same pass")
  func upToDateInLayout() {
    let log = CallLog()
    let controller = UIViewController()
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.view.addSubview(view)
    let window = show(controller, in: bootTestScene())
    view.log = log
    controller.additionalSafeAreaInsets.top = 10
    window.layOut()

    #expect(log.calls.last == "view.layout 54")
  }

  @Test("S1.22 inside an animation insets have their final value at once")
  func animatedInsetsAreFinalAtOnce() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.view.addSubview(view)
    show(controller, in: bootTestScene())
    UIView.animate(withDuration: 1) {
      view.frame.origin.y = 100
      #expect(view.safeAreaInsets.top == 0)
    }
  }

  @Test("S1.28 up to iOS 13 a scaled view is placed by its transformed frame")
  func scaledViewUpToIOS13() {
    let view = scaledView(on: SystemVersion(major: 13))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("S1.31 from iOS 14 a scaled view's insets ignore its transform, and it is reported")
  func scaledViewSinceIOS14() {
    var reports: [String] = []
    let old = Runtime.report
    Runtime.report = { reports.append($0) }
    defer { Runtime.report = old }

    let view = scaledView(on: SystemVersion(major: 14))

    #expect(view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(reports.count == 1)
  }

  private func scaledView(on system: SystemVersion) -> UIView {
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    controller.view.addSubview(view)
    let window = show(controller, in: bootTestScene(TestDevice.iPhoneX(system)))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    controller.view.setNeedsLayout()
    window.layOut()
    return view
  }

  @Test("13.1 in random trees each inset is between zero and the parent's; guides follow")
  func randomTrees() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<60 {
      let root = probe()
      var views: [UIView] = [root]
      for _ in 0..<12 {
        let view = UIView(frame: random.rect(within: 500))
        views[Int(random.next() % UInt64(views.count))].addSubview(view)
        views.append(view)
      }
      root.layoutIfNeeded()
      for view in views.dropFirst() {
        let insets = view.safeAreaInsets
        let limit = view.superview?.safeAreaInsets ?? .zero
        #expect(insets.maximum(.zero) == insets, "seed \(random.seed)")
        #expect(insets.maximum(limit) == limit, "seed \(random.seed)")
        let guide = view.safeAreaLayoutGuide.layoutFrame
        #expect(guide == view.bounds.clampedInset(by: insets), "seed \(random.seed)")
        #expect(view.layoutMargins == LayoutMargins.standard + insets, "seed \(random.seed)")
      }
    }
  }
}

@Suite("UIWindow · root of the safe area")
@MainActor
struct WindowSafeAreaTests {
  init() { _ = bootTestScene() }

  nonisolated static let screens: [(DeviceDescription, UIInterfaceOrientation, UIEdgeInsets)] = [
    (TestDevice.iPhoneX(), .portrait, UIEdgeInsets(44, 0, 34, 0)),
    (TestDevice.iPhoneX(), .landscapeLeft, UIEdgeInsets(0, 44, 21, 44)),
    (TestDevice.iPhoneX(SystemVersion(major: 26)), .landscapeRight, UIEdgeInsets(0, 44, 20, 44)),
    (TestDevice.iPhone8(), .portrait, UIEdgeInsets(20, 0, 0, 0)),
    (TestDevice.iPhone8(), .landscapeLeft, .zero),
  ]

  @Test("S1.8 window and root view have the screen's insets", arguments: screens)
  func windowAndRootViewHaveTheScreensInsets(
    device: DeviceDescription, orientation: UIInterfaceOrientation, expected: UIEdgeInsets
  ) {
    let controller = UIViewController()
    let window = show(controller, in: bootTestScene(device, orientation: orientation))

    #expect(window.safeAreaInsets == expected)
    #expect(controller.view.safeAreaInsets == expected)
  }

  @Test("S1.9 on iOS 11 a rectangular window has none although its root view has 20")
  func aRectangularWindowHasNoInsetsOnIOS11() {
    let controller = UIViewController()
    let window = show(
      controller, in: bootTestScene(TestDevice.iPhone8(SystemVersion(major: 11, minor: 4))))

    #expect(window.safeAreaInsets == .zero)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(20, 0, 0, 0))
  }

  @Test("S1.24 a window that overrides the getter changes its root view")
  func overriddenWindow() {
    final class Window: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(7, 1, 9, 2) }
    }
    let controller = UIViewController()
    let window = Window(windowScene: bootTestScene())
    window.rootViewController = controller
    window.makeKeyAndVisible()

    #expect(controller.view.safeAreaInsets == UIEdgeInsets(7, 1, 9, 2))
  }

  @Test("S3.14 hiding the status bar frees 20 points on rectangular screens only")
  func hiddenStatusBar() {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let small = Hiding()
    let large = Hiding()
    show(small, in: bootTestScene(TestDevice.iPhone8()))
    #expect(small.view.safeAreaInsets == .zero)

    show(large, in: bootTestScene())
    #expect(large.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("S3.44 setNeedsStatusBarAppearanceUpdate asks the child that decides")
  func statusBarAppearanceAsksTheChild() {
    final class Child: UIViewController {
      var hides = false
      override var prefersStatusBarHidden: Bool { hides }
    }
    final class Parent: UIViewController {
      override var childForStatusBarHidden: UIViewController? { children.first }
    }
    let scene = bootTestScene(TestDevice.iPhone8())
    let parent = Parent()
    let child = Child()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: scene)
    #expect(window.safeAreaInsets.top == 20)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)

    child.hides = true
    child.setNeedsStatusBarAppearanceUpdate()
    window.layOut()
    #expect(parent.view.safeAreaInsets.top == 0)
    #expect(scene.statusBarManager?.statusBarFrame == .zero)
  }
}
