public import Foundation

/// A continuous gesture recognizer that recognizes rotations of two touches.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation of the touches before the gesture begins, in radians: 10 degrees.
  ///
  /// Source: unknown, guessed.
  static let hysteresis: CGFloat = .pi / 18

  /// The clockwise rotation since the beginning, in radians; setting it resets the reference.
  open var rotation: CGFloat {
    get { start + turned }
    set {
      start = newValue
      turned = 0
    }
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { speed.velocity.x }

  private var start: CGFloat = 0
  private var turned: CGFloat = 0
  private var angle: CGFloat = 0
  private var speed = VelocityTracker()

  /// Begins to measure once there are two touches; further touches are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in gesture.touches.dropFirst(2) { ignore(touch, for: event) }
    guard gesture.touches.count == 2, state == .possible else { return }
    angle = angleOfTouches
  }

  /// Updates the rotation.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard gesture.touches.count == 2 else { return }
    let now = angleOfTouches
    // The rotation between two frames is the smaller angle; a gesture may rotate several times
    // around.
    turned += remainder(now - angle, 2 * .pi)
    angle = now
    if state == .possible {
      guard abs(turned) >= UIRotationGestureRecognizer.hysteresis else { return }
      turned = 0
      speed.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
      state = .began
    } else {
      speed.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
      state = .changed
    }
  }

  /// Ends the gesture, or fails before it has begun.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = gesture.goesOn ? .ended : .failed
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = gesture.goesOn ? .cancelled : .failed
  }

  private var angleOfTouches: CGFloat {
    let places = gesture.touches.prefix(2).map(\.positionInWindow)
    guard places.count == 2 else { return 0 }
    return atan2(places[1].y - places[0].y, places[1].x - places[0].x)
  }

  override func resetGesture() {
    start = 0
    turned = 0
    speed = VelocityTracker()
  }
}
