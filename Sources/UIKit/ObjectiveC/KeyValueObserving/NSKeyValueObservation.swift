public import Foundation

// Sendable: the registration does not change, and the observers that it is removed from have a
// lock.
/// An observation that lasts until it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private weak var object: AnyObject?
  private let registration: KeyValueRegistration

  init(of object: AnyObject, _ registration: KeyValueRegistration) {
    self.object = object
    self.registration = registration
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation; a second call does nothing.
  public func invalidate() {
    guard let object else { return }
    ObjectAttachments.existing(of: object)?.observers.remove(registration)
  }
}
