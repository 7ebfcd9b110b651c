public import Foundation

extension Timer {
  /// Calls a method of a target after an interval, or every interval, in seconds of the device's
  /// clock.
  ///
  /// The target is retained until the timer is invalidated. The method receives the timer if it
  /// takes an argument. It must be called on the main thread. Timers with a block are Foundation's
  /// own and follow the machine's clock.
  @discardableResult
  public static func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      every: ti, target: aTarget as AnyObject, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    MainThread.assume(for: "Timer.scheduledTimer(timeInterval:...)", timer) {
      $0.schedule(after: $0.interval)
    }
    return timer
  }
}
