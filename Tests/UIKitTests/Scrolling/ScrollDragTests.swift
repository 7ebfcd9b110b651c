import Foundation
import Testing
import UIKit

/// A delegate that logs a scroll view's calls during a touch.
@MainActor
private final class DragRecorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var target: CGPoint?
  var zoomed: UIView?

  private func note(_ call: String) {
    if call == "didScroll", calls.last == "didScroll" { return }
    calls.append(call)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let speed = (velocity.y * 100).rounded() / 100
    note("willEndDragging \(speed) to \(Int(targetContentOffset.pointee.y.rounded()))")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    note("didEndZooming \(scale)")
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
}

@Suite("UIScrollView · touches")
@MainActor
struct ScrollDragTests {
  let scene: UIWindowScene
  let view: UIScrollView
  private let recorder = DragRecorder()
  let screen: TouchScreen

  /// A scroll view that fills the screen, 375 x 812, with content 3000 high below the bar of 44.
  init() {
    scene = bootTestScene()
    view = UIScrollView()
    screen = scene.touchScreen
    let controller = UIViewController()
    view.frame = controller.view.bounds
    view.contentSize = CGSize(width: 375, height: 3000)
    controller.view.addSubview(view)
    show(controller, in: scene)
    view.delegate = recorder
  }

  private func dragUp(_ distance: CGFloat, seconds: TimeInterval, rest: TimeInterval = 0) {
    screen.drag(
      from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 700 - distance), duration: seconds,
      rest: rest)
  }

  @Test("S4.34 golden log: 200 points in 0.2 s, then deceleration to the target offset")
  func dragOf200Points() {
    dragUp(200, seconds: 0.2)
    // The touch moves content by 200 − 10; deceleration ends at 146 + (1000 − 10) · 0.4995.
    #expect(view.contentOffset.y == 146)
    #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
    Runtime.loop.runUntilIdle()
    #expect(
      recorder.calls == [
        "willBeginDragging", "didScroll", "willEndDragging 1.0 to 641", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
    #expect(abs(view.contentOffset.y - (146 + 990 * 0.4995)) < 0.5)
  }

  @Test("S4.34 a touch that rests before it ends does not decelerate")
  func aRestingTouchDoesNotDecelerate() {
    dragUp(200, seconds: 0.2, rest: 0.5)
    #expect(view.contentOffset.y == 146 && !view.isDecelerating)
    #expect(
      recorder.calls == [
        "willBeginDragging", "didScroll", "willEndDragging 0.0 to 146", "didEndDragging false",
      ])
  }

  @Test("S4.34 a move of less than 10 points does not begin a drag")
  func shortMoveIsNoDrag() {
    dragUp(9.5, seconds: 0.2)
    #expect(view.contentOffset.y == -44 && recorder.calls == [])
  }

  @Test("S4.34 beyond the top content follows by the rubber band and settles back")
  func rubberBandBeyondTheTop() {
    screen.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 410), duration: 0.5, rest: 0.5)
    let band: CGFloat = 0.55 * 100 * 812 / (55 + 812)
    #expect(abs(view.contentOffset.y - (-44 - band)) < 0.34)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == -44)
    #expect(recorder.calls.last == "didEndDecelerating")
  }

  @Test("without bounces content stops at its end under the touch")
  func noBounces() {
    view.bounces = false
    screen.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500), duration: 0.5, rest: 0.5)
    #expect(view.contentOffset.y == -44)
  }

  @Test("S4.19 content thrown at its end comes to rest there")
  func contentRestsAtItsEnd() {
    view.setContentOffset(CGPoint(x: 0, y: 2100), animated: false)
    dragUp(300, seconds: 0.1)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 2222)
  }

  @Test("a drag perpendicular to the only scrollable axis does not scroll")
  func aDragAcrossTheOnlyAxisDoesNotScroll() {
    screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 50, y: 420), duration: 0.2)
    #expect(recorder.calls == [] && view.contentOffset == CGPoint(x: 0, y: -44))
  }

  @Test("content that fits does not move, unless it always bounces")
  func contentThatFitsDoesNotMove() {
    view.contentSize = CGSize(width: 100, height: 100)
    screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 400), duration: 0.2)
    #expect(recorder.calls == ["didScroll"])
    recorder.calls = []
    view.alwaysBounceVertical = true
    screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 400), duration: 0.2)
    #expect(recorder.calls.contains("willBeginDragging"))
  }

  @Test("isScrollEnabled = false ignores drags")
  func isScrollEnabledFalseIgnoresDrags() {
    view.isScrollEnabled = false
    dragUp(200, seconds: 0.2)
    #expect(recorder.calls == [])
  }

  @Test("the delegate's target is where content stops")
  func delegateTargetOffset() {
    recorder.target = CGPoint(x: 0, y: 1000)
    dragUp(200, seconds: 0.2)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 1000)
  }

  @Test("a touch stops deceleration")
  func touchStopsDeceleration() {
    dragUp(200, seconds: 0.2)
    Runtime.loop.advance(by: 0.1)
    let touches = screen.touchDown(at: [CGPoint(x: 100, y: 400)]).compactMap { $0 }
    let offset = view.contentOffset.y
    #expect(view.isTracking && !view.isDecelerating)
    #expect(recorder.calls.last == "didEndDecelerating")
    Runtime.loop.advance(by: 1)
    screen.lift(touches)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == offset)
  }

  @Test("deceleration continues from an offset assigned during it")
  func decelerationFromAnAssignedOffset() {
    dragUp(200, seconds: 0.2)
    Runtime.loop.advance(by: 0.1)
    let before = view.contentOffset.y
    view.contentOffset.y += 1000
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y > before + 1000)
    #expect(abs(view.contentOffset.y - (146 + 990 * 0.4995 + 1000)) < 1)
  }

  @Test("S4.23 setContentOffset without animation stops deceleration")
  func setContentOffsetStopsDeceleration() {
    dragUp(200, seconds: 0.2)
    view.setContentOffset(view.contentOffset, animated: false)
    #expect(!view.isDecelerating)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 146)
  }

  @Test("paging: a quick swipe turns one page, a slow short drag none")
  func swipeTurnsOnePage() {
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset = .zero
    view.contentSize = CGSize(width: 375, height: 812 * 4)
    dragUp(300, seconds: 0.1)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 812)
    dragUp(100, seconds: 1, rest: 0.5)
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == 812)
  }

  @Test("isDirectionalLockEnabled keeps a drag on the axis it began along")
  func directionalLock() {
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 2000, height: 3000)
    view.contentOffset = .zero
    view.isDirectionalLockEnabled = true
    let touches = screen.touchDown(at: [CGPoint(x: 300, y: 700)]).compactMap { $0 }
    screen.move([(touches[0], CGPoint(x: 299, y: 680))])
    screen.move([(touches[0], CGPoint(x: 200, y: 600))])
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > 80)
    screen.cancel(touches)
  }

  @Test("of nested scroll views the inner one moves, and the outer one where the inner cannot")
  func theInnermostScrollViewMovesFirst() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 375, height: 200))
    inner.contentSize = CGSize(width: 2000, height: 200)
    view.addSubview(inner)
    scene.layOut()
    screen.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.3, rest: 0.5)
    #expect(inner.contentOffset.x == 90 && view.contentOffset.y == -44)
    screen.drag(
      from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 300), duration: 0.3, rest: 0.5)
    #expect(inner.contentOffset.x == 90 && view.contentOffset.y == 46)
  }

  @Test("zoom with two touches: begin, end, and the content below them stays")
  func zoomWithTwoTouches() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
    view.addSubview(content)
    recorder.zoomed = content
    view.maximumZoomScale = 4
    #expect(view.pinchGestureRecognizer != nil)
    let below = view.convert(CGPoint(x: 180, y: 400), from: nil)
    screen.pinch(at: CGPoint(x: 180, y: 400), from: 92, to: 200, duration: 0.5)
    // 100 points apart when the pinch is recognized (8 of hysteresis), 200 at the end.
    #expect(abs(view.zoomScale - 2) < 0.1)
    let now = view.convert(CGPoint(x: 180, y: 400), from: nil)
    #expect(abs(now.y / view.zoomScale - below.y) < 1)
    #expect(recorder.calls.contains("willBeginZooming"))
    Runtime.loop.runUntilIdle()
    #expect(recorder.calls.contains("didEndZooming \(view.zoomScale)"))
  }

  @Test("S4.35 a zoom beyond the limit bounces back; without bouncesZoom it stops at the limit")
  func zoomLimits() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
    view.addSubview(content)
    recorder.zoomed = content
    view.maximumZoomScale = 2
    screen.pinch(at: CGPoint(x: 180, y: 400), from: 50, to: 300, duration: 0.5)
    Runtime.loop.runUntilIdle()
    #expect(view.zoomScale == 2 && !view.isZoomBouncing)
    #expect(recorder.calls.last(where: { $0.hasPrefix("didEndZooming") }) == "didEndZooming 2.0")
  }

  @Test("S4.35 setZoomScale(animated:) reports its beginning at once, its end after the animation")
  func animatedZoom() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
    view.addSubview(content)
    recorder.zoomed = content
    view.maximumZoomScale = 2
    view.setZoomScale(2, animated: true)
    #expect(view.zoomScale == 2 && view.isZoomAnimating)
    #expect(recorder.calls.first == "willBeginZooming")
    #expect(!recorder.calls.contains("didEndZooming 2.0"))
    Runtime.loop.runUntilIdle()
    #expect(recorder.calls.last == "didEndZooming 2.0" && !view.isZoomAnimating)
  }

  @Test("S4.31 scroll indicators are visible while scrolling and when flashed")
  func indicatorsAreVisibleWhileScrolling() {
    #expect(view.verticalIndicatorFrame == nil)
    view.flashScrollIndicators()
    let track = view.verticalIndicatorTrack
    let frame = view.verticalIndicatorFrame
    #expect(frame?.minY == track.minY + 3 && frame?.maxX == track.maxX - 3 && frame?.width == 3)
    #expect(view.horizontalIndicatorFrame == nil)
    Runtime.loop.runUntilIdle()
    #expect(view.verticalIndicatorFrame == nil)
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(view.verticalIndicatorFrame == nil)
  }

  @Test("S4.20 a tap on the status bar scrolls the only scroll view to its top, animated")
  func statusBar() {
    view.contentOffset.y = 900
    #expect(scene.tapStatusBar())
    Runtime.loop.runUntilIdle()
    #expect(view.contentOffset.y == -44)
    #expect(recorder.calls.last == "didScrollToTop")
    #expect(!scene.tapStatusBar())
  }

  @Test("on an iPhone with two scrollsToTop views a tap on the status bar scrolls neither")
  func statusBarOfTwo() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 1000, width: 100, height: 100))
    other.contentSize = CGSize(width: 100, height: 500)
    view.addSubview(other)
    view.contentOffset.y = 900
    #expect(!scene.tapStatusBar())
    other.scrollsToTop = false
    #expect(scene.tapStatusBar())
  }
}
