import Synchronization

/// The storage for a responder's associated objects; empty until a value is associated.
struct AttachmentSlot: ~Copyable, Sendable {
  private let attachments = Mutex<ObjectAttachments?>(nil)
  private let observed = Atomic<Bool>(false)

  /// The attachments, if there have ever been any.
  var existing: ObjectAttachments? { attachments.withLock { $0 } }

  /// The attachments; creates them if needed.
  var required: ObjectAttachments {
    attachments.withLock { attachments in
      if let attachments { return attachments }
      let new = ObjectAttachments()
      attachments = new
      return new
    }
  }

  /// Whether any value of the object is or was observed; a single atomic load, for use in setters.
  var isObserved: Bool { observed.load(ordering: .relaxed) }

  /// Records that a value of the object is observed.
  func markObserved() { observed.store(true, ordering: .relaxed) }
}
