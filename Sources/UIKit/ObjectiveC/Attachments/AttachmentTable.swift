import Synchronization

/// The attachments of objects that have no place for them: all but responders.
///
/// Linux has no notification of the end of a foreign object, so the table holds its objects weakly and
/// drops the ended ones whenever it has doubled.
final class AttachmentTable: Sendable {
  /// The one table, as the Objective-C runtime has one for associated objects.
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

  /// How many objects the table knows of.
  var count: Int { state.withLock { $0.entries.count } }

  /// What is attached to an object, if anything ever was.
  func existing(_ object: AnyObject) -> ObjectAttachments? {
    let identifier = ObjectIdentifier(object)
    return state.withLock { state in
      // An ended object's address may be another object's now.
      guard let entry = state.entries[identifier], entry.object != nil else { return nil }
      return entry.attachments
    }
  }

  /// What is attached to an object; makes space for it the first time.
  func required(_ object: AnyObject) -> ObjectAttachments {
    if let existing = existing(object) { return existing }
    let identifier = ObjectIdentifier(object)
    let entry = Entry(object: object, attachments: ObjectAttachments())
    // What ends here ends after the lock: a value's deinit may come back.
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
