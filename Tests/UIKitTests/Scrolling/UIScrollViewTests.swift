import Foundation
import Testing
import UIKit

/// Writes down what a scroll view tells.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  let log: CallLog
  var zoomed: UIView?

  init(log: CallLog) {
    self.log = log
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.calls.append("didScroll \(Int(scrollView.contentOffset.y))")
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log.calls.append("delegate inset \(Int(scrollView.adjustedContentInset.top))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.calls.append("end of animation")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.calls.append("didZoom") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// A scroll view that writes down its own hooks.
@MainActor
final class LoggingScrollView: UIScrollView {
  var log: CallLog?

  override func adjustedContentInsetDidChange() {
    log?.calls.append("hook inset \(Int(adjustedContentInset.top))")
  }

  override func safeAreaInsetsDidChange() {
    log?.calls.append("safe area \(Int(safeAreaInsets.top))")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log?.calls.append("layout inset \(Int(adjustedContentInset.top))")
  }
}

@Suite("UIScrollView · insets and offset")
@MainActor
struct UIScrollViewTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  /// A scroll view that fills the window of a device, with content taller than the screen.
  private func shown(
    _ scrollView: UIScrollView = UIScrollView(), contentHeight: CGFloat = 3000,
    in scene: UIWindowScene
  ) -> UIScrollView {
    let controller = UIViewController()
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: contentHeight)
    controller.view.addSubview(scrollView)
    show(controller, in: scene)
    return scrollView
  }

  @Test("S4.32 a new scroll view has UIKit's defaults")
  func defaults() {
    let view = UIScrollView()

    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.clipsToBounds && view.bounces && view.isScrollEnabled)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
  }

  @Test("S4.1 raw values of the behaviours")
  func rawValues() {
    let all: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("S4.2, S4.3, S4.20 tall content starts below the bar, the app's inset stays zero")
  func firstLayout() {
    let view = shown(in: bootTestScene())

    #expect(view.adjustedContentInset == UIEdgeInsets(44, 0, 34, 0))
    #expect(view.contentInset == .zero)
    #expect(view.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test("S4.8 outside of bars, content that fits is not kept clear by .automatic")
  func automaticWithoutBars() {
    let view = shown(contentHeight: 100, in: bootTestScene())

    #expect(view.adjustedContentInset == .zero)
    #expect(view.contentOffset == .zero)
  }

  @Test("S4.15, S4.16 subviews get the edges that were not absorbed")
  func subviewsInLandscape() {
    let view = shown(in: bootTestScene(orientation: .landscapeRight))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 812, height: 3000))
    view.addSubview(child)

    #expect(view.adjustedContentInset == UIEdgeInsets(0, 0, 21, 0))
    #expect(child.safeAreaInsets == UIEdgeInsets(0, 44, 0, 44))
  }

  @Test("S4.16 with .never subviews get all edges")
  func neverPassesEverything() {
    let scene = bootTestScene()
    let view = shown(in: scene)
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset = .zero
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    view.addSubview(child)
    scene.layOut()

    #expect(child.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("S4.17 insets of content do not change while it scrolls vertically")
  func insetsOfContentWhileScrolling() {
    let scene = bootTestScene(orientation: .landscapeLeft)
    let view = shown(in: scene)
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
    _ = shown(view, in: bootTestScene(orientation: .landscapeLeft))

    #expect(view.adjustedContentInset == UIEdgeInsets(0, 44, 21, 44))
    #expect(view.contentOffset == CGPoint(x: -44, y: 0))
  }

  @Test("S4.21 when the system inset changes, content keeps its distance from the edge")
  func systemChange() {
    let scene = bootTestScene()
    let view = shown(in: scene)
    view.contentOffset.y = 300
    view.nearestViewController?.additionalSafeAreaInsets.top = 44
    scene.layOut()

    #expect(view.adjustedContentInset.top == 88)
    #expect(view.contentOffset.y == 256)
  }

  @Test("S4.21 switching the behaviour moves the content by the system inset")
  func behaviorChange() {
    let view = shown(in: bootTestScene())
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == 0)

    view.contentInsetAdjustmentBehavior = .always
    #expect(view.contentOffset.y == -44)
  }

  @Test("S4.22, Q2 the app's inset moves content that rests at the top")
  func appInsetAtTop() {
    let view = shown(in: bootTestScene())
    view.contentInset.top = 12
    #expect(view.contentOffset.y == -56)
  }

  @Test("S4.22, Q2 the app's inset leaves content that was scrolled")
  func appInsetWhenScrolled() {
    let view = shown(in: bootTestScene())
    view.contentOffset.y = 100
    view.contentInset.top = 12
    #expect(view.contentOffset.y == 100)
    #expect(view.adjustedContentInset.top == 56)
  }

  @Test("S4.18 a new frame keeps the offset")
  func frameKeepsOffset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: 30, y: 30)
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
    #expect(view.contentOffset == CGPoint(x: 30, y: 30))
  }

  @Test("S4.23 an offset set by program is not clamped")
  func programmaticOverscroll() {
    let view = shown(in: bootTestScene())
    view.setContentOffset(CGPoint(x: 0, y: -500), animated: false)
    #expect(view.contentOffset.y == -500)
  }

  @Test("S4.23 an animated scroll ends after 0.3 s, never inside the call")
  func animatedScroll() {
    let view = shown(in: bootTestScene())
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    #expect(log.take() == [] && view.contentOffset.y == -44 && view.isScrollAnimating)

    Runtime.loop.advance(by: 0.15)
    // Ease in-out is symmetric: half the way in half the time.
    #expect(abs(view.contentOffset.y - 78) < 1)
    Runtime.loop.advance(by: 0.14)
    #expect(!log.take().contains("end of animation"))
    Runtime.loop.advance(by: 0.02)
    #expect(log.take().suffix(2) == ["didScroll 200", "end of animation"])
    #expect(!view.isScrollAnimating)
  }

  @Test("S4.24 assigning bounds does not tell, assigning the offset does")
  func boundsDoNotTell() {
    let view = shown(in: bootTestScene())
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    view.bounds.origin.y = 40
    #expect(log.take() == [])
    view.contentOffset.y = 50
    #expect(log.take() == ["didScroll 50"])
    view.contentOffset.y = 50
    #expect(log.take() == [])
  }

  @Test("S4.25 offsets are on whole pixels")
  func pixels() {
    let view = shown(in: bootTestScene())
    view.contentOffset.y = 10.4
    #expect(abs(view.contentOffset.y - 31.0 / 3) < 1e-9)
    view.setContentOffsetSilently(CGPoint(x: 0, y: 10.1))
    #expect(abs(view.contentOffset.y - 10) < 1e-9)
  }

  @Test("S4.28, S4.29, S8.34 safe area, hook, delegate, then layout with the new inset")
  func callbackOrder() {
    let view = LoggingScrollView()
    view.log = log
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    _ = shown(view, in: bootTestScene())

    #expect(
      log.calls == [
        "safe area 44", "didScroll -44", "hook inset 44", "delegate inset 44", "layout inset 44",
      ])
  }

  @Test("S4.30 guides: the content from its origin, the frame at the offset; insets change neither")
  func guides() {
    let view = shown(in: bootTestScene())
    view.contentOffset.y = 70
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 3000))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 70, width: 375, height: 812))
  }

  @Test("S4.31, S4.12 indicators keep clear of the safe area, not with .never")
  func indicators() {
    let view = shown(in: bootTestScene())
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

  @Test("S4.35 zoom multiplies the content, scales the view and leaves insets alone")
  func zoom() {
    let view = shown(in: bootTestScene())
    let recorder = ScrollRecorder(log: log)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 3000))
    view.addSubview(content)
    recorder.zoomed = content
    view.delegate = recorder
    view.maximumZoomScale = 2
    let insets = view.adjustedContentInset
    view.zoomScale = 5

    #expect(view.zoomScale == 2)
    #expect(view.contentSize == CGSize(width: 200, height: 6000))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 6000))
    #expect(content.bounds.size == CGSize(width: 100, height: 3000))
    #expect(view.adjustedContentInset == insets)
    #expect(log.calls.last == "didZoom")
  }

  @Test("W29 the app's choice of behaviour is told from the framework's")
  func whoseBehavior() {
    let view = UIScrollView()
    view.setFrameworkAdjustmentBehavior(.always)
    #expect(view.contentInsetAdjustmentBehavior == .always && !view.adjustmentBehaviorIsFromApp)
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustmentBehaviorIsFromApp)
  }

  @Test("S4.20 a tap on the status bar scrolls to the top below the bar")
  func statusBarTap() {
    let view = shown(in: bootTestScene())
    view.contentOffset.y = 900
    view.scrollToTop()
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == -44)
  }

  @Test("S4.23 a new scroll overtakes an animated one, whose end is not told")
  func overtaken() {
    let view = shown(in: bootTestScene())
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    view.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    Runtime.loop.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    Runtime.loop.runUntilIdle()

    #expect(view.contentOffset.y == 50)
    #expect(!log.calls.contains("end of animation"))
  }

  @Test("S4.23 an animated scroll to where content is does nothing")
  func animatedToTheSamePlace() {
    let view = shown(in: bootTestScene())
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    view.setContentOffset(view.contentOffset, animated: true)
    Runtime.loop.runUntilIdle()

    #expect(log.calls == [])
  }

  @Test("S4.9 the flag of the controller turns .automatic into .scrollableAxes, nothing more")
  func flag() {
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

  @Test("S4.10 .automatic is not safe area and content inset in any case")
  func automaticIsNotAlways() {
    let view = shown(contentHeight: 100, in: bootTestScene())
    view.contentInset.top = 7
    #expect(view.adjustedContentInset == UIEdgeInsets(7, 0, 0, 0))
  }

  @Test("S4.13 on 11.2 exactly, .never in a tab bar controller takes the bottom")
  func bugOfNever() {
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

  @Test("S4.27 content that gets smaller than the offset does not move until a finger comes")
  func smallerContent() {
    let scene = bootTestScene()
    let view = shown(in: scene)
    view.contentOffset.y = 2000
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 2000)
    scene.touchScreen.tap(at: CGPoint(x: 100, y: 400))
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 222)
  }

  @Test("S4.33 contentAlignmentPoint places content that is smaller than the view")
  func alignment() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 100, height: 200)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -100, y: -100))
    view.contentAlignmentPoint = CGPoint(x: 1, y: 0)
    #expect(view.contentOffset == CGPoint(x: -200, y: 0))
    view.contentSize = CGSize(width: 1000, height: 1000)
    #expect(view.contentOffset == .zero)
  }

  @Test("S4.33 stopScrollingAndZooming stops an animated scroll where it is")
  func stop() {
    let view = shown(in: bootTestScene())
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    Runtime.loop.advance(by: 0.15)
    let offset = view.contentOffset.y
    view.stopScrollingAndZooming()
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == offset && offset > 0 && offset < 500)
  }

  @Test("S4.33 bouncesVertically alone keeps content from springing down")
  func bouncesOnOneAxis() {
    let scene = bootTestScene()
    let view = shown(in: scene)
    view.bouncesVertically = false
    #expect(view.bounces && view.bouncesHorizontally)
    scene.touchScreen.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 500), duration: 0.2)
    #expect(view.contentOffset.y == -44)
  }

  @Test("an offset that is no number is UIKit's error")
  func notANumber() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Runtime.boot(TestDevice.iPhoneX())
        UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0)
      }
    }
  }
}
