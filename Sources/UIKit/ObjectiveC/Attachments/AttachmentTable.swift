import Synchronization

/// The attachments of objects that have no storage for them: all but responders.
///
/// Linux has no notification of the deallocation of other objects, so the table references its objects
/// weakly and removes the deallocated ones whenever it has doubled.
final class AttachmentTable: Sendable {
  /// The shared table, like that of the Objective-C runtime for associated objects.
  static let shared = AttachmentTable()

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  // Sendable: a weak reference is read and written atomically.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let attachments: ObjectAttachments
  }

  private let state = Mutex(State())

  /// The number of objects in the table.
  var count: Int { state.withLock { $0.entries.count } }

  /// Returns the attachments of an object, if there have ever been any.
  func existing(_ object: AnyObject) -> ObjectAttachments? {
    let identifier = ObjectIdentifier(object)
    return state.withLock { state in
      // A deallocated object's address may be another object's by now.
      guard let entry = state.entries[identifier], entry.object != nil else { return nil }
      return entry.attachments
    }
  }

  /// Returns the attachments of an object; creates them if needed.
  func required(_ object: AnyObject) -> ObjectAttachments {
    if let existing = existing(object) { return existing }
    let identifier = ObjectIdentifier(object)
    let entry = Entry(object: object, attachments: ObjectAttachments())
    // Values are released after the lock is released: a value's deinit may call this table.
    let ended = state.withLock { state -> [Entry] in
      var ended: [Entry] = []
      if let old = state.entries.updateValue(entry, forKey: identifier) { ended.append(old) }
      if state.entries.count > state.limit {
        ended += state.entries.values.filter { $0.object == nil }
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, 2 * state.entries.count)
      }
      return ended
    }
    withExtendedLifetime(ended) {}
    return entry.attachments
  }
}
