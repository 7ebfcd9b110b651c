package import Foundation
import QuartzCore

/// A virtual clock and the work scheduled on it; time passes only when it is advanced.
@MainActor
package final class VirtualRunLoop: MediaScheduler {
  /// Identifies queued work, so that it can be canceled.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let due: TimeInterval
    let number: Int
    let isBackground: Bool
    let name: String
    let action: () -> Void
  }

  private var entries: [Entry] = []
  private var count = 0

  /// The time since the device was booted, in seconds.
  package private(set) var now: TimeInterval = 0 {
    didSet { if self === Runtime.loop { MediaClock.set(now) } }
  }

  /// Runs after each piece of work, as at the end of a turn of the run loop: layout.
  package var turnDidEnd: () -> Void = {}

  /// The duration of a frame, in seconds: 60 frames per second.
  package static let frameDuration: TimeInterval = 1.0 / 60

  /// Creates a clock at time zero.
  package init() {}

  /// Whether only repeating work is pending, such as display links.
  package var isIdle: Bool { entries.allSatisfy(\.isBackground) }

  /// The time of the next work, in seconds since boot; `nil` if none is pending.
  package var nextDue: TimeInterval? { entries.first?.due }

  /// The name of the next pending work that is not repeating, such as "an animation"; `nil` if
  /// there is none.
  package var nextName: String? { entries.first { !$0.isBackground }?.name }

  /// Queues work for `delay` seconds from now; it never runs inside this call.
  ///
  /// - Parameters:
  ///   - delay: The time to wait, in seconds; negative values count as 0.
  ///   - isBackground: Whether ``runUntilIdle(limit:)`` does not wait for this work.
  ///   - name: The name of the work, for messages.
  ///   - action: The work.
  @discardableResult
  package func post(
    after delay: TimeInterval = 0, isBackground: Bool = false, name: String = #fileID,
    _ action: @escaping () -> Void
  ) -> Ticket {
    insert(due: now + max(0, delay), isBackground: isBackground, name, action)
  }

  /// Queues work for the next frame of the screen.
  @discardableResult
  package func postFrame(
    isBackground: Bool = false, name: String = #fileID, _ action: @escaping () -> Void
  ) -> Ticket {
    // The small addition keeps a clock that is exactly at a frame from finding the same frame
    // again.
    let frame = ((now / VirtualRunLoop.frameDuration) + 1e-6).rounded(.down) + 1
    return insert(
      due: frame * VirtualRunLoop.frameDuration, isBackground: isBackground, name, action)
  }

  private func insert(
    due: TimeInterval, isBackground: Bool, _ name: String, _ action: @escaping () -> Void
  ) -> Ticket {
    count += 1
    let entry = Entry(
      due: due, number: count, isBackground: isBackground, name: name, action: action)
    let index = entries.firstIndex { ($0.due, $0.number) > (entry.due, entry.number) }
    entries.insert(entry, at: index ?? entries.count)
    return Ticket(number: count)
  }

  /// Queues work of animations; see ``post(after:isBackground:_:)``.
  package func schedule(after seconds: TimeInterval, _ action: @escaping () -> Void) -> Int {
    post(after: seconds, action).number
  }

  /// Cancels work of animations that has not run yet.
  package func unschedule(_ ticket: Int) { cancel(Ticket(number: ticket)) }

  /// Cancels work that has not run yet.
  package func cancel(_ ticket: Ticket) {
    entries.removeAll { $0.number == ticket.number }
  }

  /// Advances the time and runs, in order, the work that is due, including work that it queues.
  package func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let next = entries.first, next.due <= end {
      entries.removeFirst()
      now = max(now, next.due)
      next.action()
      turnDidEnd()
    }
    now = max(now, end)
  }

  /// Advances the time until no work is pending.
  ///
  /// - Parameter limit: The maximum number of actions to run, so that work that queues itself ends.
  /// - Returns: Whether no work is pending.
  @discardableResult
  package func runUntilIdle(limit: Int = 10_000) -> Bool {
    for _ in 0..<limit {
      guard let next = entries.first(where: { !$0.isBackground }) else { return true }
      advance(by: next.due - now)
    }
    return isIdle
  }
}
