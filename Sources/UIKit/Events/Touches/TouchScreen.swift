package import Foundation

/// The touch screen of a scene: begins, moves and ends touches.
///
/// Each call is one event at the current time of the device's clock; layout follows it, as at the
/// end of a run loop's turn.
@MainActor
package final class TouchScreen {
  /// The time within which the next touch counts as another tap, in seconds.
  ///
  /// Source: unknown, guessed.
  static let tapInterval: TimeInterval = 0.35
  /// The distance within which the next touch counts as another tap, in points.
  ///
  /// Source: unknown, guessed.
  static let tapDistance: CGFloat = 45

  private weak var scene: UIWindowScene?
  private var activeTouches: [UITouch] = []
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

  /// Creates the glass of a scene.
  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// Begins touches at points of the screen; `nil` in the result represents touches outside
  /// windows.
  @discardableResult
  package func touchDown(at points: [CGPoint]) -> [UITouch?] {
    let new = points.map(makeTouch)
    activeTouches += new.compactMap { $0 }
    send(changed: new.compactMap { $0 })
    return new
  }

  /// Moves touches to points of the screen.
  package func move(_ moves: [(touch: UITouch, point: CGPoint)]) {
    for (touch, point) in moves { shift(touch, to: point, .moved) }
    send(changed: moves.map(\.touch))
  }

  /// Ends touches at their current location.
  package func lift(_ touches: [UITouch]) {
    for touch in touches {
      lastTap = (now, touch.positionInWindow, touch.tapCount)
      touch.move(to: touch.positionInWindow, phase: .ended, timestamp: now)
    }
    send(changed: touches)
  }

  /// Cancels touches, as the system does for an alert or a call.
  package func cancel(_ touches: [UITouch]) {
    for touch in touches {
      touch.move(to: touch.positionInWindow, phase: .cancelled, timestamp: now)
    }
    send(changed: touches)
  }

  private var now: TimeInterval { Runtime.loop.now }

  private func makeTouch(at point: CGPoint) -> UITouch? {
    for window in scene?.visibleWindows.reversed() ?? [] {
      let place = window.layer.convert(point, from: nil)
      guard let view = window.hitTest(place, with: nil) else { continue }
      let touch = UITouch(in: window, at: place, timestamp: now, tapCount: tapCount(at: place))
      touch.view = view
      return touch
    }
    return nil
  }

  private func tapCount(at place: CGPoint) -> Int {
    guard let last = lastTap, now - last.time <= TouchScreen.tapInterval,
      hypot(place.x - last.place.x, place.y - last.place.y) <= TouchScreen.tapDistance
    else { return 1 }
    return last.count + 1
  }

  private func shift(_ touch: UITouch, to point: CGPoint, _ phase: UITouch.Phase) {
    let place = touch.window?.layer.convert(point, from: nil) ?? point
    touch.move(to: place, phase: phase, timestamp: now)
  }

  private func send(changed: [UITouch]) {
    guard !changed.isEmpty else { return }
    for touch in activeTouches where !changed.contains(touch) { touch.markStationary() }
    Runtime.environment?.application.sendEvent(UIEvent(touches: Set(activeTouches)))
    activeTouches.removeAll(where: \.isOver)
    scene?.layOut()
  }
}

extension UIWindowScene {
  /// The glass of the screen.
  package var touchScreen: TouchScreen {
    if let storedTouchScreen { return storedTouchScreen }
    let screen = TouchScreen(scene: self)
    storedTouchScreen = screen
    return screen
  }
}
