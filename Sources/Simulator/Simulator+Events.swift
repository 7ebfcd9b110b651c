public import Foundation
import UIKit

extension Simulator {
  /// The device's time since it was booted, in seconds; it advances only by the methods of the
  /// simulator.
  public var time: TimeInterval { Runtime.loop.now }

  /// Advances the virtual clock: runs animations, timers and display links, each followed by layout.
  public func advance(by seconds: TimeInterval) {
    layOut()
    Runtime.loop.advance(by: seconds)
    layOut()
  }

  /// Advances the virtual clock until no animation, timer or other work is pending; repeating timers
  /// and display links are ignored.
  ///
  /// - Returns: `true` if the app settled within ten thousand events; otherwise, `false`.
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
  /// Time passes as it does on a device: a touch is down for 0.05 seconds, and there are 0.1
  /// seconds between taps. A recognizer that waits for another tap fails or recognizes in
  /// ``settle()``.
  ///
  /// - Parameters:
  ///   - point: The point in the screen's coordinates.
  ///   - times: The number of taps in quick succession. The default is 1.
  ///   - touches: The number of touches, 20 points apart. The default is 1.
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

  /// Drags a touch over the screen in a straight line at a constant velocity.
  ///
  /// A touch that ends while it moves makes a scroll view decelerate with ``advance(by:)`` or
  /// ``settle()``; one that rests before it ends does not.
  ///
  /// - Parameters:
  ///   - start: The point at which the touch begins.
  ///   - end: The point at which the touch ends.
  ///   - duration: The duration of the movement, in seconds.
  ///   - rest: The time for which the touch rests before it ends, in seconds.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0
  ) {
    layOut()
    scene.touchScreen.drag(from: start, to: end, duration: duration, rest: rest)
  }

  /// Moves two touches apart or together about a point of the screen.
  ///
  /// - Parameters:
  ///   - center: The point halfway between the touches.
  ///   - start: The distance between the touches as they begin, in points.
  ///   - end: The distance between the touches as they end, in points.
  ///   - duration: The duration of the movement, in seconds.
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

  /// The frame of the keyboard and its accessories, in the screen's coordinates; `nil` while it is hidden.
  public var keyboardFrame: CGRect? { scene.keyboard.isShown ? scene.keyboard.frame : nil }

  /// Shows the keyboard although no first responder takes text.
  public func showKeyboard() {
    scene.keyboard.show()
    layOut()
  }

  /// Presses the key that hides the keyboard: the first responder resigns.
  public func hideKeyboard() {
    scene.keyboard.dismiss()
    layOut()
  }

  /// A Boolean value that determines whether a hardware keyboard is connected; the keyboard on the
  /// screen is then hidden.
  public var isHardwareKeyboardConnected: Bool {
    get { scene.keyboard.hasHardwareKeys }
    set {
      scene.keyboard.hasHardwareKeys = newValue
      layOut()
    }
  }

  /// Types text into the first responder; does nothing if it does not accept text.
  public func type(_ text: String) {
    for window in scene.windows {
      guard let responder = window.firstResponder as? any UIKeyInput else { continue }
      for character in text { responder.insertText(String(character)) }
      return layOut()
    }
  }
}
