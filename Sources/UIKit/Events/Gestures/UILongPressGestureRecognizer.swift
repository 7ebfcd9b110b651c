public import Foundation

/// A continuous gesture recognizer that recognizes long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired: Int = 0

  /// The number of touches that press; 1 by default.
  open var numberOfTouchesRequired: Int = 1

  /// The minimum duration of the press, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5

  /// The maximum movement before the gesture fails, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var start = CGPoint.zero
  private let timer = Countdown()

  /// Begins to wait once all touches are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let count = gesture.touches.count
    guard count <= numberOfTouchesRequired else { return fail() }
    start = centroidInWindow
    guard count == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  /// Follows the touches; fails if they move away before the gesture has begun.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if gesture.goesOn {
      state = .changed
      return
    }
    let centroid = centroidInWindow
    if hypot(centroid.x - start.x, centroid.y - start.y) > allowableMovement { fail() }
  }

  /// Ends the gesture; before it has begun, counts a tap or fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if gesture.goesOn {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired else { return fail() }
    taps += 1
    timer.start(after: TouchScreen.tapInterval) { [weak self] in self?.fail() }
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if gesture.goesOn { state = .cancelled } else { fail() }
  }

  private func fail() {
    timer.stop()
    state = .failed
  }

  override func resetGesture() {
    timer.stop()
    taps = 0
  }
}
