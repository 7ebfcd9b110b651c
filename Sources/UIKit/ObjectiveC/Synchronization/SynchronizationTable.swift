import Foundation
import Synchronization

/// The locks of objects that threads synchronize on, each for as long as a thread has it or waits for it.
final class SynchronizationTable: Sendable {
  /// The table of the process, as the runtime has one.
  static let shared = SynchronizationTable()

  /// A lock and how often it was entered and not exited.
  private struct Entry {
    var lock = NSRecursiveLock()
    var count = 0
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  /// Locks an object's lock, and waits while another thread has it.
  func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let lock = entries.withLock { entries in
      entries[id, default: Entry()].count += 1
      return entries[id]?.lock
    }
    lock?.lock()
  }

  /// Unlocks an object's lock.
  ///
  /// - Returns: Whether it was entered.
  func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let lock = entries.withLock { entries -> NSRecursiveLock? in
      guard let entry = entries[id] else { return nil }
      entries[id] = entry.count > 1 ? Entry(lock: entry.lock, count: entry.count - 1) : nil
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}
