import Foundation
import UIKit

/// Lets the device's clock follow the machine's clock while the main run loop runs.
///
/// XCTest waits by running the run loop, as `RunLoop.run(until:)` does: animations and timers of the
/// device go on there. Between waits the device's clock stands still, so that a test's own code takes
/// no time on the device.
@MainActor
final class RunLoopClock {
  /// A longer gap between two turns means that the run loop was not running, in seconds.
  private static let longestTurn: TimeInterval = 0.25

  private var lastTurn = ProcessInfo.processInfo.systemUptime
  private var timer: Timer?

  init() {
    let timer = Timer(timeInterval: VirtualRunLoop.frameDuration, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.turn() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func turn() {
    let now = ProcessInfo.processInfo.systemUptime
    let elapsed = now - lastTurn
    lastTurn = now
    Runtime.loop.advance(
      by: elapsed < Self.longestTurn ? elapsed : VirtualRunLoop.frameDuration)
  }
}
