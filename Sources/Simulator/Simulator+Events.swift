public import Foundation
import UIKit

extension Simulator {
  /// The device's time since it was booted, in seconds; it stands still until something moves it.
  public var time: TimeInterval { Runtime.loop.now }

  /// Lets time pass: animations, timers and display links run, and layout follows each.
  public func advance(by seconds: TimeInterval) {
    layOut()
    Runtime.loop.advance(by: seconds)
    layOut()
  }

  /// Lets time pass until nothing moves any more; timers and display links that repeat do not
  /// count.
  ///
  /// - Returns: Whether that happened within ten thousand pieces of work.
  @discardableResult
  public func settle() -> Bool {
    layOut()
    let isSettled = Runtime.loop.runUntilIdle()
    layOut()
    return isSettled
  }

  // MARK: Touches

  /// Taps a point of the screen, in points.
  ///
  /// Time passes as it does on a device: a touch is down for 0.05 seconds, and 0.1 seconds lie
  /// between taps. What waits whether another tap comes is decided with ``settle()``.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - times: How many times in quick succession.
  ///   - touches: With how many touches, 20 points beside each other.
  public func tap(at point: CGPoint, times: Int = 1, touches: Int = 1) {
    precondition(times > 0 && touches > 0, "a tap takes at least one touch, at least once")
    layOut()
    scene.touchScreen.tap(at: point, times: times, touches: touches)
  }

  /// Presses a point of the screen for some seconds.
  public func press(at point: CGPoint, duration: TimeInterval = 1) {
    layOut()
    scene.touchScreen.press(at: point, duration: duration)
  }

  /// Drags a touch over the screen in a straight line at one speed.
  ///
  /// A touch that is lifted while it moves throws the content of a scroll view, which then moves
  /// on with ``advance(by:)`` or ``settle()``; one that rests before it is lifted does not.
  ///
  /// - Parameters:
  ///   - start: Where it comes down, in points.
  ///   - end: Where it is lifted.
  ///   - duration: How long it moves, in seconds.
  ///   - rest: How long it rests before it is lifted, in seconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0
  ) {
    layOut()
    scene.touchScreen.drag(from: start, to: end, duration: duration, rest: rest)
  }

  /// Moves two touches apart or together about a point of the screen.
  ///
  /// - Parameters:
  ///   - center: The middle between the touches, in points.
  ///   - start: How far apart they come down.
  ///   - end: How far apart they are lifted.
  ///   - duration: How long they move, in seconds.
  public func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3
  ) {
    layOut()
    scene.touchScreen.pinch(at: center, from: start, to: end, duration: duration)
  }

  /// Taps the status bar, which scrolls content to its top.
  public func tapStatusBar() {
    layOut()
    scene.tapStatusBar()
  }

  // MARK: Keyboard

  /// The rectangle of the keyboard with all above it, on the screen; `nil` when it is not up.
  public var keyboardFrame: CGRect? { scene.keyboard.isShown ? scene.keyboard.frame : nil }

  /// Brings the keyboard up although nothing takes text.
  public func showKeyboard() {
    scene.keyboard.show()
    layOut()
  }

  /// Presses the key that hides the keyboard: the first responder stops being it.
  public func hideKeyboard() {
    scene.keyboard.dismiss()
    layOut()
  }

  /// A Boolean value that determines whether there is a keyboard of hardware, with which none comes
  /// up on the screen.
  public var isHardwareKeyboardConnected: Bool {
    get { scene.keyboard.hasHardwareKeys }
    set {
      scene.keyboard.hasHardwareKeys = newValue
      layOut()
    }
  }

  /// Types into the first responder; nothing happens when it takes no text.
  public func type(_ text: String) {
    for window in scene.windows {
      guard let responder = window.firstResponder as? any UIKeyInput else { continue }
      for character in text { responder.insertText(String(character)) }
      return layOut()
    }
  }
}
