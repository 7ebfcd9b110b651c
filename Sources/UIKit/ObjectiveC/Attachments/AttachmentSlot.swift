import Synchronization

/// Where a responder keeps what others attach to it; empty until something is attached.
struct AttachmentSlot: ~Copyable, Sendable {
  private let attachments = Mutex<ObjectAttachments?>(nil)
  private let observed = Atomic<Bool>(false)

  /// What is attached, if anything ever was.
  var existing: ObjectAttachments? { attachments.withLock { $0 } }

  /// What is attached; makes space for it the first time.
  var required: ObjectAttachments {
    attachments.withLock { attachments in
      if let attachments { return attachments }
      let new = ObjectAttachments()
      attachments = new
      return new
    }
  }

  /// Whether any value of the object is or was observed: one load, for setters to ask.
  var isObserved: Bool { observed.load(ordering: .relaxed) }

  /// Says that a value of the object is observed from now on.
  func markObserved() { observed.store(true, ordering: .relaxed) }
}
