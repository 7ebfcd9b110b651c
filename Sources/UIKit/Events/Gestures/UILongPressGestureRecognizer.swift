public import Foundation

/// Finds fingers that stay down; goes on until they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press.
  open var numberOfTapsRequired: Int = 0

  /// How many fingers press.
  open var numberOfTouchesRequired: Int = 1

  /// How long they stay down before the gesture begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5

  /// How far they may move before it begins, in points.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var start = CGPoint.zero
  private let timer = Countdown()

  /// Begins to wait once all fingers are down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    let count = gesture.touches.count
    guard count <= numberOfTouchesRequired else { return fail() }
    start = middleInWindow
    guard count == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
  }

  /// Follows the fingers; fails when they move away before it has begun.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if gesture.goesOn {
      state = .changed
      return
    }
    let middle = middleInWindow
    if hypot(middle.x - start.x, middle.y - start.y) > allowableMovement { fail() }
  }

  /// Ends; before it has begun, counts a tap or fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if gesture.goesOn {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired else { return fail() }
    taps += 1
    timer.start(after: TouchScreen.tapInterval) { [weak self] in self?.fail() }
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if gesture.goesOn { state = .cancelled } else { fail() }
  }

  private func fail() {
    timer.stop()
    state = .failed
  }

  override func forgetGesture() {
    timer.stop()
    taps = 0
  }
}
