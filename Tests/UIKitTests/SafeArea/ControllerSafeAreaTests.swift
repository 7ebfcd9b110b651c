import Foundation
import Testing
import UIKit

@Suite("UIViewController · safe area")
@MainActor
struct ControllerSafeAreaTests {
  init() { _ = bootTestScene() }

  @Test("1.2 subviews of the iPhone X example in a tab controller")
  func tabBarExampleSubviews() {
    let scene = bootTestScene()
    let container = UIViewController()
    let child = UIViewController()
    container.addChild(child)
    child.view.frame = container.view.bounds
    container.view.addSubview(child.view)
    child.additionalSafeAreaInsets = UIEdgeInsets(20, 30, 0, 10)
    let frames = [
      CGRect(x: 20, y: 0, width: 200, height: 200), CGRect(x: 300, y: 300, width: 200, height: 100),
      CGRect(x: 100, y: 200, width: 100, height: 100),
    ]
    let views = frames.map { UIView(frame: $0) }
    for view in views { child.view.addSubview(view) }
    let window = show(container, in: scene)
    container.setContainerSafeAreaInsets(UIEdgeInsets(0, 0, 83, 0), forChild: child)
    window.layOut()

    #expect(child.view.safeAreaInsets == UIEdgeInsets(64, 30, 83, 10))
    #expect(
      views.map(\.safeAreaInsets) == [
        UIEdgeInsets(64, 10, 0, 0), UIEdgeInsets(0, 0, 0, 10), .zero,
      ])
  }

  @Test("S2.2 additional insets hold in the main view at once and cascade in the next layout")
  func additionalInsetsCascadeInTheNextLayout() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    let window = show(parent, in: bootTestScene())
    parent.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 5, 0)
    #expect(parent.view.safeAreaInsets == UIEdgeInsets(54, 0, 39, 0))

    window.layOut()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(54, 0, 39, 0))
  }

  @Test("1.2 container bottom 80, child ends 30 above the parent's bottom: 50")
  func childKeepsTheRemainingInset() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.additionalSafeAreaInsets.bottom = 80
    parent.addChild(child)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 100, width: 375, height: 537)
    parent.view.addSubview(child.view)
    show(parent, in: bootTestScene(TestDevice.iPhone8()))

    #expect(child.view.safeAreaInsets.bottom == 50)
  }

  @Test("S2.6 outside of a window a view has no insets, additional insets included")
  func outsideOfAWindow() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(10, 10, 10, 10)
    controller.view.layoutIfNeeded()

    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test("S1.33, Q11 a controller's view follows when its superview lays out, not while it moves")
  func safeAreaIsFrozenWhileMoving() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: bootTestScene())
    #expect(child.view.safeAreaInsets.top == 44)
    child.view.center.y += 20
    window.layOut()
    #expect(child.view.safeAreaInsets.top == 44)

    parent.view.setNeedsLayout()
    window.layOut()
    #expect(child.view.safeAreaInsets.top == 24)
  }

  @Test("S2.29, S1.35 removeFromParent removes the safe area insets that the container set")
  func removeFromParentRemovesInsets() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = show(parent, in: bootTestScene())
    parent.setContainerSafeAreaInsets(UIEdgeInsets(88, 0, 78, 0), forChild: child)
    #expect(child.view.safeAreaInsets == UIEdgeInsets(88, 0, 78, 0))

    child.removeFromParent()
    window.layOut()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }
}
