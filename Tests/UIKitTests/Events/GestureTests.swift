import Foundation
import Testing
import UIKit

@Suite("UIGestureRecognizer · from touches to targets")
@MainActor
struct GestureTests {
  let scene: UIWindowScene
  let screen: TouchScreen
  let log = GestureLog()
  let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  let middle = CGPoint(x: 200, y: 400)

  init() {
    scene = bootTestScene()
    screen = scene.touchScreen
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.log = log
    show(controller, in: scene)
  }

  private func settle() { Runtime.loop.runUntilIdle() }

  /// The recognizers' calls, without touches that reach the view from its subviews.
  private var gestures: [String] { log.calls.filter { !$0.hasPrefix("view") } }

  // MARK: Taps

  @Test("a tap is recognized when the touch ends, which cancels the view's touch")
  func tapIsRecognizedWhenTheTouchEnds() {
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    screen.tap(at: middle)
    #expect(log.calls == ["view began", "tap ended", "view cancelled"])
    #expect(tap.state == .possible && tap.location(in: view) == middle)
  }

  @Test("cancelsTouchesInView = false leaves the view its touch")
  func cancelsTouchesInViewFalse() {
    log.add(UITapGestureRecognizer(), "tap", to: view).cancelsTouchesInView = false
    screen.tap(at: middle)
    #expect(log.calls == ["view began", "tap ended", "view ended"])
  }

  @Test("a long press or a drag is not recognized as a tap")
  func longPressAndDragAreNoTap() {
    _ = log.add(UITapGestureRecognizer(), "tap", to: view)
    screen.press(at: middle, duration: 2)
    screen.drag(from: middle, to: CGPoint(x: 200, y: 600), duration: 0.1)
    #expect(!log.calls.contains("tap ended"))
    #expect(log.calls.filter { $0 == "view ended" }.count == 2)
  }

  @Test("two taps are two single taps and one double tap")
  func doubleTap() {
    _ = log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    screen.tap(at: middle, times: 2)
    let told = log.calls.filter { !$0.hasPrefix("view") }
    #expect(told.filter { $0 == "double ended" }.count == 1)
    #expect(told.first == "single ended")
  }

  @Test("require(toFail:) delays a single tap until the double tap fails")
  func requireToFail() {
    let single = log.add(UITapGestureRecognizer(), "single", to: view)
    let double = log.add(UITapGestureRecognizer(), "double", to: view)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    screen.tap(at: middle)
    #expect(!log.calls.contains("single ended"))
    settle()
    #expect(log.calls.filter { !$0.hasPrefix("view") } == ["single ended"])
    log.calls = []
    screen.tap(at: middle, times: 2)
    settle()
    #expect(log.calls.filter { !$0.hasPrefix("view") } == ["double ended"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("a tap of two touches needs two touches")
  func tapOfTwoTouches() {
    log.add(UITapGestureRecognizer(), "tap", to: view).numberOfTouchesRequired = 2
    screen.tap(at: middle)
    settle()
    #expect(!log.calls.contains("tap ended"))
    screen.tap(at: middle, touches: 2)
    #expect(log.calls.contains("tap ended"))
  }

  @Test("of recognizers on nested views the innermost one recognizes")
  func innermostRecognizerRecognizes() {
    let inner = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    view.addSubview(inner)
    _ = log.add(UITapGestureRecognizer(), "outer", to: view)
    _ = log.add(UITapGestureRecognizer(), "inner", to: inner)
    screen.tap(at: middle)
    #expect(gestures == ["inner ended"])
  }

  @Test("a button keeps a single tap from recognizers around it, and sends its action")
  func aButtonKeepsTapsFromOtherRecognizers() {
    let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    let log = log
    button.addAction(UIAction { _ in log.calls.append("button") }, for: .touchUpInside)
    view.addSubview(button)
    _ = log.add(UITapGestureRecognizer(), "tap", to: view)
    screen.tap(at: middle)
    #expect(log.calls == ["button"])
  }

  // MARK: Delegate

  @Test("the delegate allows simultaneous recognition, or prevents a gesture")
  func delegateAllowsSimultaneousRecognition() {
    let inner = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    view.addSubview(inner)
    let outer = log.add(UITapGestureRecognizer(), "outer", to: view)
    _ = log.add(UITapGestureRecognizer(), "inner", to: inner)
    outer.delegate = log
    log.together = true
    screen.tap(at: middle)
    #expect(gestures == ["inner ended", "outer ended"])
    log.calls = []
    log.begins = false
    screen.tap(at: middle)
    #expect(gestures == ["inner ended"])
    log.calls = []
    (log.begins, log.receives) = (true, false)
    screen.tap(at: middle)
    #expect(gestures == ["inner ended"])
  }

  @Test("gestureRecognizerShouldBegin of a view prevents gestures on it")
  func viewShouldBegin() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        !(recognizer is UIPanGestureRecognizer)
      }
    }
    let inner = Refusing(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
    view.addSubview(inner)
    _ = log.add(UIPanGestureRecognizer(), "pan", to: view)
    screen.drag(from: middle, to: CGPoint(x: 200, y: 600), duration: 0.2)
    #expect(gestures == [])
    screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 200), duration: 0.2)
    #expect(gestures.contains("pan began"))
  }

  @Test("isEnabled = false cancels a gesture, and the recognizer receives no touches")
  func isEnabledFalseCancelsTheGesture() {
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    screen.move([(touches[0], CGPoint(x: 200, y: 460))])
    pan.isEnabled = false
    #expect(log.calls.last == "pan cancelled")
    screen.lift(touches)
    log.calls = []
    screen.drag(from: middle, to: CGPoint(x: 200, y: 600), duration: 0.2)
    #expect(log.calls == ["view began", "view moved", "view ended"])
  }

  // MARK: Pan

  @Test("S4.34 a pan begins after 10 points, which do not count")
  func aPanBeginsAfter10Points() {
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    var translations: [CGPoint] = []
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    for y in [405, 409, 411, 450] as [CGFloat] {
      screen.move([(touches[0], CGPoint(x: 200, y: y))])
      translations.append(pan.translation(in: view))
    }
    #expect(pan.state == .changed)
    #expect(translations.last == CGPoint(x: 0, y: 40))
    pan.setTranslation(.zero, in: view)
    screen.move([(touches[0], CGPoint(x: 230, y: 450))])
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
    screen.lift(touches)
    #expect(
      log.calls == [
        "view began", "view moved", "pan began", "view cancelled", "pan changed", "pan changed",
        "pan ended",
      ])
  }

  @Test("a pan's speed is that of its touches, in points per second")
  func panSpeed() {
    @MainActor
    final class Speed: NSObject {
      var last = CGPoint.zero
      func update(_ pan: UIPanGestureRecognizer) { last = pan.velocity(in: pan.view) }
    }
    let speed = Speed()
    let pan = UIPanGestureRecognizer(target: speed, action: Selector("update:", Speed.update(_:)))
    view.addGestureRecognizer(pan)
    screen.drag(from: middle, to: CGPoint(x: 350, y: 100), duration: 0.5)
    #expect(abs(speed.last.x - 300) < 1 && abs(speed.last.y + 600) < 1)
  }

  @Test("a pan continues without a jump when a second touch begins and ends")
  func panWithASecondTouch() {
    let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
    let one = screen.touchDown(at: [middle]).compactMap { $0 }
    screen.move([(one[0], CGPoint(x: 200, y: 460))])
    let two = screen.touchDown(at: [CGPoint(x: 100, y: 100)]).compactMap { $0 }
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 50))
    screen.lift(two)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 50))
    screen.lift(one)
    #expect(log.calls.last == "pan ended")
  }

  // MARK: Others

  @Test("a long press begins after half a second and continues until the touch ends")
  func longPress() {
    let press = log.add(UILongPressGestureRecognizer(), "press", to: view)
    let touches = screen.touchDown(at: [middle]).compactMap { $0 }
    Runtime.loop.advance(by: 0.49)
    #expect(press.state == .possible)
    Runtime.loop.advance(by: 0.02)
    #expect(press.state == .began)
    screen.move([(touches[0], CGPoint(x: 300, y: 500))])
    screen.lift(touches)
    #expect(
      log.calls == ["view began", "press began", "view cancelled", "press changed", "press ended"])
  }

  @Test("a long press fails if the touch ends or moves more than 10 points before")
  func noLongPress() {
    _ = log.add(UILongPressGestureRecognizer(), "press", to: view)
    screen.press(at: middle, duration: 0.3)
    screen.drag(from: middle, to: CGPoint(x: 200, y: 415), duration: 0.1, rest: 1)
    #expect(!log.calls.contains("press began"))
  }

  @Test("a swipe is recognized in its direction only, and only if quick")
  func swipeIsRecognizedInItsDirection() {
    log.add(UISwipeGestureRecognizer(), "left", to: view).direction = .left
    screen.drag(from: middle, to: CGPoint(x: 350, y: 400), duration: 0.1)
    screen.drag(from: middle, to: CGPoint(x: 50, y: 400), duration: 1.5)
    #expect(!log.calls.contains("left ended"))
    screen.drag(from: middle, to: CGPoint(x: 50, y: 400), duration: 0.1)
    #expect(log.calls.contains("left ended"))
  }

  @Test("a pinch's scale is the ratio of the distances between its touches")
  func aPinchReportsItsScale() {
    let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
    let touches = screen.touchDown(at: [CGPoint(x: 150, y: 400), CGPoint(x: 250, y: 400)])
      .compactMap { $0 }
    screen.move([(touches[1], CGPoint(x: 258, y: 400))])
    #expect(pinch.state == .began && pinch.scale == 1)
    screen.move([(touches[1], CGPoint(x: 150 + 216, y: 400))])
    #expect(pinch.scale == 2)
    pinch.scale = 1
    screen.move([(touches[1], CGPoint(x: 150 + 108, y: 400))])
    #expect(pinch.scale == 0.5)
    screen.lift(touches)
    #expect(log.calls.last == "pinch ended")
  }

  @Test("a rotation is the angle since it began, also beyond a full turn")
  func rotationIsTheAngleSinceItBegan() {
    let rotation = log.add(UIRotationGestureRecognizer(), "rotation", to: view)
    func point(_ degrees: CGFloat) -> CGPoint {
      CGPoint(x: 200 + 80 * cos(degrees * .pi / 180), y: 400 + 80 * sin(degrees * .pi / 180))
    }
    let touches = screen.touchDown(at: [CGPoint(x: 200, y: 400), point(0)]).compactMap { $0 }
    screen.move([(touches[1], point(9))])
    #expect(rotation.state == .possible)
    screen.move([(touches[1], point(11))])
    #expect(rotation.state == .began && rotation.rotation == 0)
    for degrees in stride(from: CGFloat(41), through: 401, by: 30) {
      screen.move([(touches[1], point(degrees))])
    }
    #expect(abs(rotation.rotation - 390 * .pi / 180) < 1e-6)
    rotation.rotation = 0
    screen.move([(touches[1], point(386))])
    #expect(abs(rotation.rotation + 15 * .pi / 180) < 1e-6)
    screen.lift(touches)
    #expect(log.calls.last == "rotation ended")
    screen.rotate(at: middle, by: .pi / 2, duration: 0.3)
    #expect(log.calls.filter { $0 == "rotation ended" }.count == 2)
  }

  @Test("a screen edge pan begins at the edge and moves away from it")
  func screenEdgePanBeginsAtTheEdge() {
    log.add(UIScreenEdgePanGestureRecognizer(), "edge", to: view).edges = .left
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.2)
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2, y: 600), duration: 0.2)
    #expect(!log.calls.contains("edge began"))
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 200, y: 400), duration: 0.2)
    #expect(log.calls.contains("edge began") && log.calls.contains("edge ended"))
  }

  @Test("delaysTouchesBegan delays the view's touch until the gesture fails")
  func delaysTouchesBeganDelaysTheViewsTouch() {
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    tap.delaysTouchesBegan = true
    screen.tap(at: middle)
    #expect(log.calls == ["tap ended"])
    log.calls = []
    screen.drag(from: middle, to: CGPoint(x: 200, y: 600), duration: 0.1)
    #expect(log.calls == ["view began", "view moved", "view ended"])
  }

  @Test("a removed recognizer receives no touches; a recognizer has one view at a time")
  func removedRecognizerReceivesNoTouches() {
    let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
    let other = UIView()
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view === other)
    other.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    screen.tap(at: middle)
    #expect(log.calls == ["view began", "view ended"])
  }
}
