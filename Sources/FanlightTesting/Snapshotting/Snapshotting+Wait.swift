public import Foundation
import UIKit

extension Snapshotting {
  /// Returns a strategy that waits before it takes the snapshot of another strategy.
  ///
  /// The device's clock advances by the duration, so that animations and timers run, and the main queue runs
  /// its pending work. No real time passes.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds of the device's clock.
  ///   - strategy: The strategy that takes the snapshot.
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
