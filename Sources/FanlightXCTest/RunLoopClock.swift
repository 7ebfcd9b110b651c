import Foundation
import UIKit

/// Lets the device's clock follow the machine's clock while the main run loop runs.
///
/// XCTest waits by running the run loop, as with `RunLoop.run(until:)`, so that animations and timers of the
/// device run meanwhile. Between waits the device's clock stops, so that a test's own code takes no time on
/// the device.
@MainActor
final class RunLoopClock {
  /// The maximum time between two turns while the run loop runs, in seconds; a longer one means that it did
  /// not run.
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
