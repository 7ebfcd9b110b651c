import Foundation
import Testing
import UIKit

@Suite("UIScrollView · insets")
@MainActor
struct UIScrollViewTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  @Test("S4.32 a new scroll view has UIKit's defaults")
  func aNewScrollViewHasUIKitsDefaults() {
    let view = UIScrollView()

    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.clipsToBounds && view.bounces && view.isScrollEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test("S4.1 raw values of the behaviors")
  func rawValues() {
    let all: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("S4.2, S4.3, S4.20 tall content starts below the bar, the app's inset stays zero")
  func firstLayout() {
    let view = shownScrollView(in: bootTestScene())

    #expect(view.adjustedContentInset == UIEdgeInsets(44, 0, 34, 0))
    #expect(view.contentInset == .zero)
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test("S4.8 outside of bars, content that fits is not kept clear by .automatic")
  func automaticWithoutBars() {
    let view = shownScrollView(contentHeight: 100, in: bootTestScene())

    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset == .zero)
  }

  @Test("S4.15, S4.16 subviews get the edges that were not absorbed")
  func subviewsInLandscape() {
    let view = shownScrollView(in: bootTestScene(orientation: .landscapeRight))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 812, height: 3000))
    view.addSubview(child)

    #expect(view.adjustedContentInset == UIEdgeInsets(0, 0, 21, 0))
    #expect(child.safeAreaInsets == UIEdgeInsets(0, 44, 0, 44))
  }

  @Test("S4.16 with .never subviews get all edges")
  func neverPassesAllEdges() {
    let scene = bootTestScene()
    let view = shownScrollView(in: scene)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset = .zero
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.addSubview(child)
    scene.layOut()

    #expect(child.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("S4.17 safe area insets of content do not change while it scrolls vertically")
  func insetsOfContentWhileScrolling() {
    let scene = bootTestScene(orientation: .landscapeLeft)
    let view = shownScrollView(in: scene)
    let child = UIView(frame: CGRect(x: 0, y: 500, width: 812, height: 50))
    view.addSubview(child)
    for offset in [0, 400, 500, 1200] as [CGFloat] {
      view.contentOffset.y = offset
      scene.layOut()
      #expect(child.safeAreaInsets == UIEdgeInsets(0, 44, 0, 44))
    }
  }

  @Test("S4.11 .always takes the sides in landscape too")
  func alwaysInLandscape() {
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .always
    _ = shownScrollView(view, in: bootTestScene(orientation: .landscapeLeft))

    #expect(view.adjustedContentInset == UIEdgeInsets(0, 44, 21, 44))
    #expect(view.contentOffset == CGPoint(x: -44, y: 0))
  }

  @Test("S4.21 when the system inset changes, content keeps its distance from the edge")
  func systemChange() {
    let scene = bootTestScene()
    let view = shownScrollView(in: scene)
    view.contentOffset.y = 300
    view.nearestViewController?.additionalSafeAreaInsets.top = 44
    scene.layOut()

    #expect(view.adjustedContentInset.top == 88)
    #expect(view.contentOffset.y == 256)
  }

  @Test("S4.21 switching the behavior moves the content by the system inset")
  func behaviorChange() {
    let view = shownScrollView(in: bootTestScene())
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == 0)

    view.contentInsetAdjustmentBehavior = .always
    #expect(view.contentOffset.y == -44)
  }

  @Test("S4.22, Q2 the app's inset moves content that rests at the top")
  func appInsetAtTop() {
    let view = shownScrollView(in: bootTestScene())
    view.contentInset.top = 12
    #expect(view.contentOffset.y == -56)
  }

  @Test("S4.22, Q2 the app's inset leaves content that was scrolled")
  func appInsetWhenScrolled() {
    let view = shownScrollView(in: bootTestScene())
    view.contentOffset.y = 100
    view.contentInset.top = 12
    #expect(view.contentOffset.y == 100)
    #expect(view.adjustedContentInset.top == 56)
  }

  @Test("S4.28, S4.29, S8.34 safe area, hook, delegate, then layout with the new inset")
  func callbackOrder() {
    let view = LoggingScrollView()
    view.log = log
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    _ = shownScrollView(view, in: bootTestScene())

    #expect(
      log.calls == [
        "safe area 44", "didScroll -44", "hook inset 44", "delegate inset 44", "layout inset 44",
      ])
  }

  @Test("S4.30 guides: the content from its origin, the frame at the offset; insets change neither")
  func guidesTheContentFromItsOrigin() {
    let view = shownScrollView(in: bootTestScene())
    view.contentOffset.y = 70
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 3000))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 375, height: 812))
  }

  @Test("S4.31, S4.12 indicators keep clear of the safe area, not with .never")
  func indicatorsKeepClearOfTheSafeArea() {
    let view = shownScrollView(in: bootTestScene())
    view.verticalScrollIndicatorInsets = UIEdgeInsets(1, 0, 2, 0)
    view.contentOffset = .zero
    #expect(view.verticalIndicatorTrack == CGRect(x: 0, y: 45, width: 375, height: 731))
    view.automaticallyAdjustsScrollIndicatorInsets = false
    #expect(view.verticalIndicatorTrack == CGRect(x: 0, y: 1, width: 375, height: 809))
    view.automaticallyAdjustsScrollIndicatorInsets = true
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset = .zero
    #expect(view.verticalIndicatorTrack == CGRect(x: 0, y: 1, width: 375, height: 809))
  }

  @Test("S4.31 scrollIndicatorInsets sets both and reads the vertical one")
  func bothIndicators() {
    let view = UIScrollView()
    view.scrollIndicatorInsets = UIEdgeInsets(1, 2, 3, 4)
    #expect(view.horizontalScrollIndicatorInsets == UIEdgeInsets(1, 2, 3, 4))
    view.verticalScrollIndicatorInsets = .zero
    #expect(view.scrollIndicatorInsets == .zero)
  }

  @Test("W29 a behavior set by the app is distinguished from one set by the framework")
  func behaviorOfAppOrFramework() {
    let view = UIScrollView()
    view.setFrameworkAdjustmentBehavior(.always)
    #expect(view.contentInsetAdjustmentBehavior == .always && !view.adjustmentBehaviorIsFromApp)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustmentBehaviorIsFromApp)
  }

  @Test("S4.9 the flag of the controller turns .automatic into .scrollableAxes, nothing more")
  func controllerFlagGivesScrollableAxes() {
    func view(flag: Bool, contentHeight: CGFloat) -> UIScrollView {
      let scene = bootTestScene()
      let controller = UIViewController()
      controller.automaticallyAdjustsScrollViewInsets = flag
      let view = UIScrollView(frame: controller.view.bounds)
      view.contentSize = CGSize(width: 100, height: contentHeight)
      controller.view.addSubview(view)
      show(UINavigationController(rootViewController: controller), in: scene)
      return view
    }
    #expect(view(flag: true, contentHeight: 100).adjustedContentInset.top == 88)
    #expect(view(flag: false, contentHeight: 100).adjustedContentInset.top == 0)
    #expect(view(flag: false, contentHeight: 3000).adjustedContentInset.top == 88)
  }

  @Test("S4.10 .automatic does not always add the safe area to contentInset")
  func automaticIsNotAlways() {
    let view = shownScrollView(contentHeight: 100, in: bootTestScene())
    view.contentInset.top = 7
    #expect(view.adjustedContentInset == UIEdgeInsets(7, 0, 0, 0))
  }

  @Test("S4.13 on 11.2 exactly, .never in a tab bar controller takes the bottom")
  func neverOnIOS11_2() {
    func bottom(_ minor: Int) -> CGFloat {
      let scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 11, minor: minor)))
      let controller = UIViewController()
      let view = UIScrollView(frame: controller.view.bounds)
      view.contentInsetAdjustmentBehavior = .never
      controller.view.addSubview(view)
      let tabs = UITabBarController()
      tabs.viewControllers = [controller]
      show(tabs, in: scene)
      return view.adjustedContentInset.bottom
    }
    #expect(bottom(1) == 0 && bottom(2) == 83 && bottom(3) == 0)
  }
}
