import Foundation

/// The observation of a notification center by an object.
///
/// The notification center retains the block, and the object's attachments retain the token. When the
/// object is deallocated, its token is deallocated too, and removes the block from the center.
// Sendable: after initialization only `remove()` changes a property. It sets `block` to `nil`, and is called
// once the attachments no longer contain the token.
final class NotificationToken: @unchecked Sendable {
  private weak var center: NotificationCenter?
  private var block: (any NSObjectProtocol)?
  private let name: Notification.Name?
  private weak var sender: AnyObject?
  private let hasSender: Bool

  init(
    of observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ sender: Any?,
    in center: NotificationCenter
  ) {
    self.center = center
    self.name = name
    self.sender = sender.map { $0 as AnyObject }
    hasSender = sender != nil
    let target = WeakObserver(observer)
    block = center.addObserver(forName: name, object: sender, queue: nil) { notification in
      // On the thread that posts, as selectors are called on it.
      if let observer = target.object { selector.call(observer, notification, nil) }
    }
  }

  deinit { remove() }

  /// Removes the block from the center.
  func remove() {
    if let block { center?.removeObserver(block as Any) }
    block = nil
  }

  /// Returns a Boolean value that indicates whether `removeObserver(_:name:object:)` removes this
  /// observation from the center; a `nil` name or sender matches any.
  func isMatched(
    by center: NotificationCenter, _ name: Notification.Name?, _ sender: Any?
  ) -> Bool {
    guard center === self.center, name == nil || name == self.name else { return false }
    guard let sender else { return true }
    return hasSender && self.sender === sender as AnyObject
  }
}

/// The observing object, which the center does not retain.
// Sendable: a weak reference is read atomically.
private final class WeakObserver: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
