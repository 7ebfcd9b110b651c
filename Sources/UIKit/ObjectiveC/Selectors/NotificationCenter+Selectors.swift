public import Foundation

extension NotificationCenter {
  /// Calls a method of an object for every notification with a name and from a sender.
  ///
  /// `nil` matches any name or any sender. The object is not retained, and stops observing when it
  /// is deallocated. The method is called on the thread that posts, with the notification if it
  /// takes an argument.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    ObjectAttachments.of(observer)
      .add(NotificationToken(of: observer, aSelector, aName, anObject, in: self))
  }

  /// Stops calling the methods of an object, or the block of a token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Stops calling an object for a name and a sender; `nil` matches any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let tokens = ObjectAttachments.existing(of: observer)?
      .removeTokens { $0.isMatched(by: self, aName, anObject) }
    for token in tokens ?? [] { token.remove() }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
