public import Foundation

extension NotificationCenter {
  /// Calls a method of an object for every notification of a name and a sender.
  ///
  /// `nil` stands for any name or any sender. The object is not kept alive, and stops listening
  /// when it ends. The method is called on the thread that posts, with the notification if it
  /// takes an argument.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    ObjectAttachments.of(observer)
      .add(NotificationToken(of: observer, aSelector, aName, anObject, in: self))
  }

  /// Stops calling the methods of an object, or the block that a token stands for.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Stops calling an object for a name and a sender; `nil` stands for any.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let tokens = ObjectAttachments.existing(of: observer)?
      .removeTokens { $0.isMeant(by: self, aName, anObject) }
    for token in tokens ?? [] { token.remove() }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
