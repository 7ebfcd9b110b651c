public import Foundation

/// An observer of changes by name that is not a responder.
///
/// Linux has no `observeValue(forKeyPath:of:change:context:)` to override on `NSObject` itself; a
/// subclass adopts this protocol and omits the word `override`.
public protocol _KeyValueObserver: AnyObject {
  /// Tells the observer that a value of an object has changed.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Registers an observer of a property by its name.
  ///
  /// The observer receives `observeValue(forKeyPath:of:change:context:)`; it is not retained, and
  /// is not notified after its deallocation.
  ///
  /// - Precondition: The object has a property of this name; a path of several names is not supported.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = NamedObservation(by: observer, of: keyPath, context: context)
    let property = ObservedProperty(keyPath, of: self)
    let registration = KeyValueRegistration(
      .name(property.name), options, named: observation, read: property.read,
      notify: observation.notify)
    ObservedProperty.add(registration, to: self)
    registration.notifyInitially(of: self)
  }

  /// Removes an observer of a property.
  ///
  /// - Precondition: The observer is registered for the property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservation.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Removes an observer of a property with a context.
  ///
  /// - Precondition: The observer is registered for the property with this context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservation.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Announces a change of an app's own property to its observers.
  public func willChangeValue(forKey key: String) {
    ObjectAttachments.existing(of: self)?.observers
      .willChange(.name(key), of: self, isExact: false)
  }

  /// Tells the observers of an app's own property that it has changed.
  public func didChangeValue(forKey key: String) {
    ObjectAttachments.existing(of: self)?.observers
      .didChange(.name(key), of: self, isExact: false)
  }
}
