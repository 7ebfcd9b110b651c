public import Foundation
import UIKit

extension Snapshotting {
  /// Returns a strategy that waits before it goes by another one.
  ///
  /// The device's clock advances by the time, so that animations and timers of what is shown run, and the
  /// main queue runs what waits in it. No time passes on the machine's clock.
  ///
  /// - Parameters:
  ///   - duration: The time to wait, in seconds.
  ///   - strategy: The strategy to go by afterward.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    var waiting = strategy
    waiting.snapshot = { value in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { Runtime.loop.advance(by: duration) }
      }
      RunLoop.current.run(until: Date())
      return strategy.snapshot(value)
    }
    return waiting
  }
}
