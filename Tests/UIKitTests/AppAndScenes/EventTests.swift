import Foundation
import Testing
import UIKit

@Suite("Events and first responder")
@MainActor
struct EventTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  private final class TouchView: UIView {
    var log: CallLog?

    private func location(_ touches: Set<UITouch>) -> String {
      touches.first.map { NSCoder.string(for: $0.location(in: self)) } ?? "nowhere"
    }

    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.calls.append("began \(location(touches))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.calls.append("ended \(location(touches))")
      super.touchesEnded(touches, with: event)
    }
  }

  @Test("a touch belongs to the view it began in until it ends")
  func touchBelongsToItsFirstView() {
    let scene = bootTestScene()
    let controller = UIViewController()
    let view = TouchView(frame: CGRect(x: 100, y: 200, width: 50, height: 50))
    view.log = log
    controller.view.addSubview(view)
    let window = show(controller, in: scene)
    let touch = UITouch(in: window, at: CGPoint(x: 110, y: 220), timestamp: 0)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
    touch.move(to: CGPoint(x: 10, y: 10), phase: .ended, timestamp: 0.1)
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))

    #expect(touch.view === view)
    #expect(log.calls == ["began {10, 20}", "ended {-90, -190}"])
  }

  @Test("a new first responder replaces the former one; a view that leaves its window resigns")
  func firstResponder() {
    let scene = bootTestScene()
    let controller = UIViewController()
    let one = TouchView()
    let other = TouchView()
    controller.view.addSubview(one)
    controller.view.addSubview(other)
    #expect(!one.becomeFirstResponder())
    show(controller, in: scene)
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(other.becomeFirstResponder() && !one.isFirstResponder)
    #expect(!controller.view.becomeFirstResponder())
    other.removeFromSuperview()
    #expect(!other.isFirstResponder)
    #expect(one.becomeFirstResponder() && one.resignFirstResponder() && !one.isFirstResponder)
  }
}

@Suite("Traits")
@MainActor
struct TraitTests {
  init() { _ = bootTestScene() }

  @Test("traits follow the device and its orientation")
  func traitsFollowDeviceAndOrientation() {
    show(UIViewController(), in: bootTestScene(orientation: .landscapeLeft))
    let traits = UIScreen.main.traitCollection
    #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3)
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
    #expect(traits.layoutDirection == .leftToRight && traits.userInterfaceStyle == .light)
  }

  @Test("a child's override reaches the child and its views only")
  func overrideReachesTheChild() {
    let parent = UIViewController()
    let child = UIViewController()
    let inner = UIView()
    child.view.addSubview(inner)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    show(parent, in: bootTestScene())
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    child.view.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a view outside of a window keeps the traits it was made or last shown with")
  func outsideOfAWindow() {
    let scene = bootTestScene()
    let view = UIView()
    let controller = UIViewController()
    controller.view.addSubview(view)
    show(controller, in: scene)
    view.removeFromSuperview()
    _ = bootTestScene(TestDevice.iPhone8())
    #expect(view.traitCollection.displayScale == 3)
    #expect(controller.traitCollection.displayScale == 3)
    #expect(UIView().traitCollection.displayScale == 2)
  }

  @Test("in merged trait collections the last value takes precedence")
  func lastMergedTraitTakesPrecedence() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular && traits.displayScale == 2)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(traits == UITraitCollection(traitsFrom: [traits]))
  }
}

@Suite("UIApplication · launch")
@MainActor
struct LaunchTests {
  @Test("S2.18 at launch the app delegate is called before the scene delegate; windows are shown")
  func appDelegateIsCalledFirst() {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    _ = bootTestScene()
    let delegate = AppDelegate()
    UIApplication.shared.launch(delegate)

    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.windows.first === delegate.window)
    #expect(delegate.window?.rootViewController?.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(UIApplication.shared.keyWindow === delegate.window)
  }
}
