import CoreGraphics
import Testing

@testable import UIKit

@Suite("Safe area · propagation to subviews")
@MainActor
struct SafeAreaHandingOnTests {
  init() { _ = bootTestScene() }

  @Test(
    "S1.36 plain views pass on the insets of all four edges, scroll views those they do not absorb",
    arguments: [
      (nil, UIEdgeInsets(44, 10, 34, 12)),
      (.never, UIEdgeInsets(44, 10, 34, 12)), (.always, .zero),
      (.scrollableAxes, UIEdgeInsets(0, 10, 0, 12)),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior?, UIEdgeInsets)])
  func plainViewsPassOnAllInsets(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior?, handedOn: UIEdgeInsets
  ) {
    let root = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.supplied = UIEdgeInsets(44, 10, 34, 12)
    let place: UIView
    if let behavior {
      let scrollView = UIScrollView(frame: root.bounds)
      scrollView.contentInsetAdjustmentBehavior = behavior
      scrollView.contentSize = CGSize(width: 320, height: 900)
      place = scrollView
    } else {
      place = UIView(frame: root.bounds)
    }
    let inner = UIView()
    place.addSubview(inner)
    root.addSubview(place)
    root.layoutIfNeeded()
    inner.frame = place.bounds
    root.layoutIfNeeded()

    #expect(inner.safeAreaInsets == handedOn)
  }

  @Test("S1.29 from iOS 14 a rotated view keeps its insets; safeAreaInsetsDidChange is not called")
  func rotatedViewKeepsItsInsetsSinceIOS14() {
    let old = Runtime.report
    Runtime.report = { _ in }
    defer { Runtime.report = old }
    for (major, kept) in [(18, true), (13, false)] {
      let log = CallLog()
      let controller = UIViewController()
      let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      controller.view.addSubview(view)
      let window = show(
        controller, in: bootTestScene(TestDevice.iPhoneX(SystemVersion(major: major))))
      view.log = log
      // Rotated by 90° about its center, the view is 812 wide and 375 high, away from both ends.
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      controller.view.setNeedsLayout()
      window.layOut()

      #expect(view.safeAreaInsets == (kept ? UIEdgeInsets(44, 0, 34, 0) : .zero))
      #expect(log.calls.contains("view.safeArea") != kept)
    }
  }

  @Test("S1.30 a transform is ignored by system, a controller's view is frozen until layout")
  func transformIsIgnoredBySystem() {
    #expect(SystemVersion(major: 13).metrics.transformRule == .transformedFrame)
    #expect(SystemVersion(major: 14).metrics.transformRule == .untransformedRectangle)
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = show(parent, in: bootTestScene())
    #expect(child.view.safeAreaInsets.top == 44)
    child.view.center.y += 30
    #expect(child.view.safeAreaInsets.top == 44)
    parent.view.setNeedsLayout()
    window.layOut()
    #expect(child.view.safeAreaInsets.top == 14)
  }

  @Test("S1.34 a child controller in a scroll view has the insets of its place in the content")
  func childInScrollView() {
    let parent = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 750, height: 812)
    parent.view.addSubview(scrollView)
    parent.additionalSafeAreaInsets = UIEdgeInsets(0, 20, 0, 20)
    let (near, far) = (UIViewController(), UIViewController())
    for (page, child) in [near, far].enumerated() {
      parent.addChild(child)
      child.view.frame = CGRect(x: 375 * CGFloat(page), y: 0, width: 375, height: 812)
      scrollView.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = show(parent, in: bootTestScene())
    #expect(near.view.safeAreaInsets == UIEdgeInsets(44, 20, 34, 20))
    // The page beside it lies beyond the right edge, and nothing of it is at the left one.
    #expect(far.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 20))

    scrollView.contentOffset.x = 375
    window.layOut()
    #expect(far.view.safeAreaInsets == UIEdgeInsets(44, 20, 34, 20))
  }
}
