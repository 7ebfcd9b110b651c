import Foundation
import Synchronization

/// Takes a snapshot: boots the device first, then creates the value, then its format.
struct SnapshotTaking {
  /// An error that occurs when a snapshot cannot be taken.
  struct Failure: Error, CustomStringConvertible {
    /// A sentence that says what was not possible.
    let description: String
  }

  /// The maximum time to wait for the format, in seconds.
  let timeout: TimeInterval

  /// Returns the format of a value.
  ///
  /// - Throws: ``Failure`` where the strategy has none in time, and what the value throws.
  func snapshot<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    guard let stage = strategy.stage else { return try run(value, strategy) }
    guard MainQueue.isCurrent else {
      throw Failure(
        description: "views are shown on the main actor: write @MainActor before the test")
    }
    let (outer, ownDevice) = try MainActor.assumeIsolated {
      let kept = (StageDevice.active, OwnDevice())
      StageDevice.active = try StageDevice(stage)
      return kept
    }
    defer {
      MainActor.assumeIsolated {
        StageDevice.active = outer
        ownDevice.restore()
      }
    }
    return try run(value, strategy)
  }

  private func run<Value, Format>(
    _ value: () throws -> Value, _ strategy: Snapshotting<Value, Format>
  ) throws -> Format {
    let failures = StrategyFailures()
    let result = ResultBox<Format>()
    try failures.collect {
      strategy.snapshot(try value()).run { result.value = $0 }
    }
    let end = Date(timeIntervalSinceNow: timeout)
    while result.value == nil, failures.messages.isEmpty, Date() < end {
      let turn = min(end, Date(timeIntervalSinceNow: 0.01))
      if !RunLoop.current.run(mode: .default, before: turn) { Thread.sleep(until: turn) }
    }
    guard failures.messages.isEmpty else {
      throw Failure(description: failures.messages.joined(separator: "; "))
    }
    guard let format = result.value else {
      throw Failure(
        description: "it was not there after \(timeout) seconds; `timeout:` says how long to wait")
    }
    return format
  }
}

/// The format of a snapshot, which a callback sets.
private final class ResultBox<Format> {
  var value: Format?
}
