public import Foundation

/// A continuous gesture recognizer that recognizes pinches of two touches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The change of the distance before the gesture begins, in points.
  ///
  /// Source: unknown, guessed.
  static let hysteresis: CGFloat = 8

  /// The scale relative to the initial distance of the touches; setting it resets the reference.
  open var scale: CGFloat {
    get { factor * (firstDistance > 0 ? distance / firstDistance : 1) }
    set {
      factor = newValue
      firstDistance = distance
    }
  }

  /// The velocity of the pinch, in scale factor per second.
  open var velocity: CGFloat { speed.velocity.x }

  private var factor: CGFloat = 1
  private var firstDistance: CGFloat = 0
  private var distance: CGFloat = 0
  private var speed = VelocityTracker()

  /// Begins to measure once there are two touches; further touches are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in gesture.touches.dropFirst(2) { ignore(touch, for: event) }
    guard gesture.touches.count == 2, state == .possible else { return }
    distance = distanceOfTouches
    firstDistance = distance
  }

  /// Updates the scale.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard gesture.touches.count == 2 else { return }
    distance = distanceOfTouches
    if state == .possible {
      guard abs(distance - firstDistance) >= UIPinchGestureRecognizer.hysteresis else { return }
      firstDistance = distance
      speed.add(CGPoint(x: scale, y: 0), at: event.timestamp)
      state = .began
    } else {
      speed.add(CGPoint(x: scale, y: 0), at: event.timestamp)
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

  private var distanceOfTouches: CGFloat {
    guard let one = gesture.touches.first?.positionInWindow,
      let other = gesture.touches.dropFirst().first?.positionInWindow
    else { return 0 }
    return hypot(one.x - other.x, one.y - other.y)
  }

  override func resetGesture() {
    factor = 1
    firstDistance = 0
    distance = 0
    speed = VelocityTracker()
  }
}
