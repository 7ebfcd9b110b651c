import Foundation

/// A discrete gesture recognizer that recognizes one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time that touches may stay down in a tap, in seconds.
  ///
  /// Source: unknown, guessed.
  static let pressLimit: TimeInterval = 0.75
  /// The maximum distance that a touch may move in a tap, in points.
  ///
  /// Source: unknown, guessed.
  static let allowableMovement: CGFloat = 45

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired: Int = 1

  /// The number of touches of a tap; 1 by default.
  open var numberOfTouchesRequired: Int = 1

  private var taps = 0
  private var touchCountOfTap = 0
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private let timer = Countdown()

  /// Counts the touches.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchCountOfTap += touches.count
    guard touchCountOfTap <= numberOfTouchesRequired else { return fail() }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.positionInWindow }
    timer.start(after: UITapGestureRecognizer.pressLimit) { [weak self] in self?.fail() }
  }

  /// Fails when a touch moves away.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.positionInWindow
      if hypot(place.x - start.x, place.y - start.y) > UITapGestureRecognizer.allowableMovement {
        return fail()
      }
    }
  }

  /// Counts a tap once all its touches have ended.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = gesture.touches.filter { !$0.isOver }
    guard rest.isEmpty else { return }
    guard touchCountOfTap == numberOfTouchesRequired else { return fail() }
    touchCountOfTap = 0
    taps += 1
    guard taps < numberOfTapsRequired else {
      timer.stop()
      state = .ended
      return
    }
    timer.start(after: TouchScreen.tapInterval) { [weak self] in self?.fail() }
  }

  /// Fails the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Returns `false` for more taps of the same touches, which a tap does not prevent.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func fail() {
    timer.stop()
    state = .failed
  }

  override func resetGesture() {
    timer.stop()
    taps = 0
    touchCountOfTap = 0
    starts = [:]
  }
}
