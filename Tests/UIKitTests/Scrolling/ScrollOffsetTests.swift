import Foundation
import Testing
import UIKit

@Suite("UIScrollView · offset")
@MainActor
struct ScrollOffsetTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  @Test("S4.18 a new frame keeps the offset")
  func newFrameKeepsTheOffset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: 30, y: 30)
    view.frame = CGRect(x: 10, y: 10, width: 200, height: 50)
    #expect(view.contentOffset == CGPoint(x: 30, y: 30))
  }

  @Test("S4.23 a contentOffset that the app sets is not clamped")
  func programmaticOverscroll() {
    let view = shownScrollView(in: bootTestScene())
    view.setContentOffset(CGPoint(x: 0, y: -500), animated: false)
    #expect(view.contentOffset.y == -500)
  }

  @Test("S4.23 an animated scroll ends after 0.3 s, never inside the call")
  func animatedScroll() {
    let view = shownScrollView(in: bootTestScene())
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

  @Test("S4.24 scrollViewDidScroll is called for an assigned offset, not for assigned bounds")
  func assignedBoundsCallNoDelegate() {
    let view = shownScrollView(in: bootTestScene())
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
  func offsetsAreOnWholePixels() {
    let view = shownScrollView(in: bootTestScene())
    view.contentOffset.y = 10.4
    #expect(abs(view.contentOffset.y - 31.0 / 3) < 1e-9)
    view.setContentOffsetSilently(CGPoint(x: 0, y: 10.1))
    #expect(abs(view.contentOffset.y - 10) < 1e-9)
  }

  @Test("S4.35 zoom multiplies the content, scales the view and leaves insets alone")
  func zoomScalesContentAndKeepsInsets() {
    let view = shownScrollView(in: bootTestScene())
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

  @Test("S4.20 a tap on the status bar scrolls to the top below the bar")
  func statusBarTap() {
    let view = shownScrollView(in: bootTestScene())
    view.contentOffset.y = 900
    view.scrollToTop()
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == -44)
  }

  @Test("S4.23 a new offset replaces an animated scroll, whose end is not reported to the delegate")
  func newOffsetReplacesAnAnimatedScroll() {
    let view = shownScrollView(in: bootTestScene())
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
  func animatedScrollToTheSameOffset() {
    let view = shownScrollView(in: bootTestScene())
    let recorder = ScrollRecorder(log: log)
    view.delegate = recorder
    view.setContentOffset(view.contentOffset, animated: true)
    Runtime.loop.runUntilIdle()

    #expect(log.calls == [])
  }

  @Test("S4.27 content that gets smaller than the offset does not move until a touch")
  func smallerContent() {
    let scene = bootTestScene()
    let view = shownScrollView(in: scene)
    view.contentOffset.y = 2000
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 2000)
    scene.touchScreen.tap(at: CGPoint(x: 100, y: 400))
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 222)
  }

  @Test("S4.33 contentAlignmentPoint places content that is smaller than the view")
  func contentAlignmentPointPlacesSmallContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 100, height: 200)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.contentOffset == CGPoint(x: -100, y: -100))
    view.contentAlignmentPoint = CGPoint(x: 1, y: 0)
    #expect(view.contentOffset == CGPoint(x: -200, y: 0))
    view.contentSize = CGSize(width: 1000, height: 1000)
    #expect(view.contentOffset == .zero)
  }

  @Test("S4.33 stopScrollingAndZooming stops an animated scroll at its current offset")
  func stopScrollingAndZoomingEndsTheAnimation() {
    let view = shownScrollView(in: bootTestScene())
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    Runtime.loop.advance(by: 0.15)
    let offset = view.contentOffset.y
    view.stopScrollingAndZooming()
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == offset && offset > 0 && offset < 500)
  }

  @Test("S4.33 bouncesVertically = false disables vertical bouncing only")
  func bouncesOnOneAxis() {
    let scene = bootTestScene()
    let view = shownScrollView(in: scene)
    view.bouncesVertically = false
    #expect(view.bounces && view.bouncesHorizontally)
    scene.touchScreen.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 500), duration: 0.2)
    #expect(view.contentOffset.y == -44)
  }

  @Test("an offset of NaN traps")
  func offsetNaN() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        Runtime.boot(TestDevice.iPhoneX())
        UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0)
      }
    }
  }
}
