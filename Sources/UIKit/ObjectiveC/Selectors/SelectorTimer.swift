import Foundation

/// A timer that calls a method of a target on the device's clock.
final class SelectorTimer: Timer {
  let interval: TimeInterval
  private let repeats: Bool
  private let selector: Selector
  private let information: Any?
  private var target: AnyObject?
  private var due: TimeInterval = 0
  private var number = 0

  init(
    every interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    // NSTimer's documentation: an interval of 0 or less is 0.1 milliseconds.
    self.interval = interval > 0 ? interval : 0.0001
    self.repeats = repeats
    self.selector = selector
    information = userInfo
    self.target = target
    super.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }

  /// Waits for the next time on the device's clock.
  @MainActor
  func schedule(after delay: TimeInterval) {
    number += 1
    let number = number
    due = Runtime.loop.now + delay
    let receiver = target.map { "\(Swift.type(of: $0))" } ?? "nothing"
    Runtime.loop.post(
      after: delay, isBackground: repeats, name: "a timer that calls \(selector) of \(receiver)"
    ) { [self] in
      guard isValid, self.number == number else { return }
      fire()
      if isValid { schedule(after: interval) }
    }
  }

  override var isValid: Bool { target != nil }

  override var timeInterval: TimeInterval { repeats ? interval : 0 }

  override var userInfo: Any? { information }

  override var fireDate: Date {
    get {
      MainThread.assume(for: "Timer.fireDate", due) {
        Date(timeIntervalSinceNow: $0 - Runtime.loop.now)
      }
    }
    set {
      guard isValid else { return }
      MainThread.assume(for: "Timer.fireDate", self) {
        $0.schedule(after: newValue.timeIntervalSinceNow)
      }
    }
  }

  override func fire() {
    guard let target else { return }
    selector.call(target, self, nil)
    if !repeats { invalidate() }
  }

  override func invalidate() {
    target = nil
    super.invalidate()
  }
}
