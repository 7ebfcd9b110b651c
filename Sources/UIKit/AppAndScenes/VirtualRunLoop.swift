package import Foundation
import QuartzCore

/// The device's clock and the work that waits for it; time passes only when it is told to.
@MainActor
package final class VirtualRunLoop {
  private struct Entry {
    let due: TimeInterval
    let number: Int
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0

  /// The time since the device was booted, in seconds.
  package private(set) var now: TimeInterval = 0 {
    didSet { if self === Runtime.loop { MediaClock.set(now) } }
  }

  /// Creates a clock that stands at zero.
  package init() {}

  /// Whether work waits.
  package var isIdle: Bool { entries.isEmpty }

  /// When the next work is due, in seconds since boot; `nil` when none waits.
  package var nextDue: TimeInterval? { entries.first?.due }

  /// Queues work for `delay` seconds from now; it never runs inside this call.
  package func post(after delay: TimeInterval = 0, _ action: @escaping () -> Void) {
    count += 1
    let entry = Entry(due: now + max(0, delay), number: count, action: action)
    let index = entries.firstIndex { ($0.due, $0.number) > (entry.due, entry.number) }
    entries.insert(entry, at: index ?? entries.count)
  }

  /// Lets time pass and runs, in order, the work that falls due; work queued by work counts too.
  package func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let next = entries.first, next.due <= end {
      entries.removeFirst()
      now = max(now, next.due)
      next.action()
    }
    now = end
  }

  /// Lets time pass until no work waits.
  ///
  /// - Parameter limit: How much work may run, so that work which queues itself ends.
  /// - Returns: Whether nothing waits any more.
  @discardableResult
  package func runUntilIdle(limit: Int = 10_000) -> Bool {
    for _ in 0..<limit {
      guard let next = entries.first else { return true }
      advance(by: next.due - now)
    }
    return entries.isEmpty
  }
}
