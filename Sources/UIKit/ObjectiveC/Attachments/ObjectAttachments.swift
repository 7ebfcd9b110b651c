import Foundation
import Synchronization

/// The attachments of an object: values by key, observers, delayed calls.
///
/// It is released with the object if that is a responder, and a little later otherwise.
// Sendable: associations and observers are guarded by their locks; `performs` and `notifications`
// change only on the thread that owns the object, as documented for the calls that change them.
final class ObjectAttachments: @unchecked Sendable {
  /// The observers of the object's values.
  let observers = KeyValueObservers()

  /// The calls that wait for their time; for the main thread only.
  var performs: [PerformRequest] = []

  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Association] = [:]
  private var tokens: [NotificationToken] = []

  /// Returns the value for a key.
  func value(for key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key] }?.value
  }

  /// Sets the value for a key; `nil` removes it.
  func setValue(_ value: Association?, for key: UnsafeRawPointer) {
    // The old value is released after the lock: its deinit may call this object.
    let old = lock.withLock { () -> Association? in
      let old = values[key]
      values[key] = value
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Removes all values.
  func removeValues() {
    let old = lock.withLock { () -> [UnsafeRawPointer: Association] in
      let old = values
      values = [:]
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Stores the observer token of a notification center.
  func add(_ token: NotificationToken) {
    lock.withLock { tokens.append(token) }
  }

  /// Removes observer tokens and returns them.
  func removeTokens(where isUnwanted: (NotificationToken) -> Bool) -> [NotificationToken] {
    lock.withLock {
      let unwanted = tokens.filter(isUnwanted)
      tokens.removeAll(where: isUnwanted)
      return unwanted
    }
  }

  // MARK: Of an object

  /// Returns the attachments of an object; creates them if needed.
  static func of(_ object: AnyObject) -> ObjectAttachments {
    if let responder = object as? UIResponder { return responder.attachments.required }
    return AttachmentTable.shared.required(object)
  }

  /// Returns the attachments of an object, if there have ever been any.
  static func existing(of object: AnyObject) -> ObjectAttachments? {
    if let responder = object as? UIResponder { return responder.attachments.existing }
    return AttachmentTable.shared.existing(object)
  }
}
