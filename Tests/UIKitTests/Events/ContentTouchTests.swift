import Foundation
import Testing
import UIKit

@Suite("UIScrollView · touches of the content")
@MainActor
struct ContentTouchTests {
  let scene: UIWindowScene
  let screen: TouchScreen
  let log = GestureLog()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let content = TouchLogView(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
  let middle = CGPoint(x: 200, y: 400)

  init() {
    scene = bootTestScene()
    screen = scene.touchScreen
    let controller = UIViewController()
    scrollView.contentSize = content.bounds.size
    scrollView.addSubview(content)
    controller.view.addSubview(scrollView)
    content.log = log
    show(controller, in: scene)
  }

  @Test("S4.34 content receives a touch after 150 ms")
  func contentReceivesATouchAfter150Ms() {
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    Runtime.loop.advance(by: 0.14)
    #expect(log.calls == [])
    Runtime.loop.advance(by: 0.02)
    #expect(log.calls == ["view began"])
    screen.lift(touches)
    #expect(log.calls == ["view began", "view ended"])
  }

  @Test("S4.34 a quick tap reaches content when the touch ends")
  func quickTap() {
    screen.tap(at: middle)
    #expect(log.calls == ["view began", "view ended"])
  }

  @Test("S4.34 a quick drag never reaches content")
  func quickDrag() {
    screen.drag(from: middle, to: CGPoint(x: 200, y: 300), duration: 0.1)
    #expect(log.calls == [] && scrollView.contentOffset.y > -44)
  }

  @Test("a drag cancels the touch of content")
  func lateDrag() {
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    Runtime.loop.advance(by: 0.2)
    screen.move([(touches[0], CGPoint(x: 200, y: 380))])
    #expect(log.calls == ["view began", "view cancelled"])
    #expect(scrollView.isDragging)
    screen.lift(touches)
  }

  @Test("without delaysContentTouches content gets touches at once")
  func contentGetsUndelayedTouches() {
    scrollView.delaysContentTouches = false
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    #expect(log.calls == ["view began"])
    screen.cancel(touches)
    #expect(log.calls == ["view began", "view cancelled"])
  }

  @Test("without canCancelContentTouches content keeps a touch that it received")
  func contentKeepsAnUncanceledTouch() {
    scrollView.canCancelContentTouches = false
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    Runtime.loop.advance(by: 0.2)
    screen.move([(touches[0], CGPoint(x: 200, y: 300))])
    #expect(log.calls == ["view began", "view moved"] && !scrollView.isDragging)
    screen.lift(touches)
  }

  @Test("a control keeps a touch that it received")
  func aControlKeepsItsTouch() {
    let control = UIControl(frame: CGRect(x: 100, y: 300, width: 200, height: 400))
    content.addSubview(control)
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    Runtime.loop.advance(by: 0.2)
    #expect(control.isTracking)
    screen.move([(touches[0], CGPoint(x: 200, y: 300))])
    #expect(control.isTracking && !scrollView.isDragging)
    screen.lift(touches)
  }

  @Test("content that does not scroll gets touches at once")
  func unscrollableContentGetsTouchesImmediately() {
    scrollView.contentSize = CGSize(width: 100, height: 100)
    _ = screen.touchDown(at: [middle])
    #expect(log.calls == ["view began"])
  }
}
