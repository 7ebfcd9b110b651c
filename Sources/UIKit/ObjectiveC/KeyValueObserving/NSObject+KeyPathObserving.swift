public import Foundation

/// The objects that can be observed by key path: all of Foundation's.
///
/// Not for adoption by others: `NSObject` and its subclasses have it.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure on changes of a value, until the result is invalidated or released.
  ///
  /// An app's own property can be observed if the app announces its changes with
  /// ``willChangeValue(for:)`` and ``didChangeValue(for:)``.
  ///
  /// - Precondition: A property of a framework class is one of those that `docs/porting.md` lists.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let registration = KeyValueRegistration(
      ObservedProperty.key(keyPath, of: Self.self), options,
      read: { ObservedProperty.read($0, keyPath) },
      notify: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(object, NSKeyValueObservedChange(change))
      })
    ObservedProperty.add(registration, to: self)
    registration.notifyInitially(of: self)
    return NSKeyValueObservation(of: self, registration)
  }

  /// Announces a change of an app's own property to its observers.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ObjectAttachments.existing(of: self)?.observers
      .willChange(.path(keyPath), of: self, isExact: false)
  }

  /// Tells the observers of an app's own property that it has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    ObjectAttachments.existing(of: self)?.observers
      .didChange(.path(keyPath), of: self, isExact: false)
  }
}
