package import Foundation
import QuartzCore

/// A virtual clock and the work scheduled on it; time passes only when it is advanced.
@MainActor
package final class VirtualRunLoop: MediaScheduler {
  /// Names queued work, so that it can be taken back.
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

  /// Runs after each piece of work, as the end of a run loop's turn does: layout.
  package var turnDidEnd: () -> Void = {}

  /// How long the screen shows a frame, in seconds: 60 frames a second.
  package static let frameDuration: TimeInterval = 1.0 / 60

  /// Creates a clock at time zero.
  package init() {}

  /// Whether no work waits but what comes again and again, such as display links.
  package var isIdle: Bool { entries.allSatisfy(\.isBackground) }

  /// When the next work is due, in seconds since boot; `nil` when none waits.
  package var nextDue: TimeInterval? { entries.first?.due }

  /// What the next work that is waited for is, such as "an animation"; `nil` when none waits.
  package var nextName: String? { entries.first { !$0.isBackground }?.name }

  /// Queues work for `delay` seconds from now; it never runs inside this call.
  ///
  /// - Parameters:
  ///   - delay: The time to wait, in seconds; less than zero is none.
  ///   - isBackground: Whether ``runUntilIdle(limit:)`` does not wait for this work.
  ///   - name: What the work is, for messages.
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
    // The small addition keeps a clock that stands on a frame from finding the same frame again.
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

  /// Takes work of animations back that has not run yet.
  package func unschedule(_ ticket: Int) { cancel(Ticket(number: ticket)) }

  /// Takes work back that has not run yet.
  package func cancel(_ ticket: Ticket) {
    entries.removeAll { $0.number == ticket.number }
  }

  /// Lets time pass and runs, in order, the work that falls due; work queued by work counts too.
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

  /// Lets time pass until no work waits.
  ///
  /// - Parameter limit: How much work may run, so that work which queues itself ends.
  /// - Returns: Whether nothing waits any more.
  @discardableResult
  package func runUntilIdle(limit: Int = 10_000) -> Bool {
    for _ in 0..<limit {
      guard let next = entries.first(where: { !$0.isBackground }) else { return true }
      advance(by: next.due - now)
    }
    return isIdle
  }
}
