import Foundation

/// An observer of one property, by its name.
struct NamedObservation {
  private weak var observer: NSObject?
  private let keyPath: String
  private let context: UnsafeMutableRawPointer?

  /// Creates an observation by name.
  ///
  /// - Precondition: The observer is a responder, or adopts `_KeyValueObserver`.
  init(by observer: NSObject, of keyPath: String, context: UnsafeMutableRawPointer?) {
    precondition(
      observer is UIResponder || observer is any _KeyValueObserver,
      "<\(type(of: observer))>: An -observeValueForKeyPath:ofObject:change:context: message would "
        + "be received but not handled: on Linux the class adopts _KeyValueObserver")
    self.observer = observer
    self.keyPath = keyPath
    self.context = context
  }

  /// Tells the observer.
  func notify(_ object: AnyObject, _ change: KeyValueChange) {
    if let observer = observer as? any _KeyValueObserver {
      observer.observeValue(
        forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
    } else if let responder = observer as? UIResponder {
      responder.observedValueDidChange(keyPath, of: object, change, context)
    }
  }

  /// Returns whether `removeObserver(_:forKeyPath:)` with these arguments removes this observation.
  private func matches(
    _ observer: NSObject, _ keyPath: String, _ hasContext: (UnsafeMutableRawPointer?) -> Bool
  ) -> Bool {
    self.observer === observer && self.keyPath == keyPath && hasContext(context)
  }

  /// Removes the newest registration of an observer for a name from an object.
  static func remove(
    _ observer: NSObject, from object: NSObject, _ keyPath: String,
    where hasContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    let observers = ObjectAttachments.existing(of: object)?.observers
    let registration = observers?.all.last {
      $0.named?.matches(observer, keyPath, hasContext) ?? false
    }
    guard let observers, let registration else {
      preconditionFailure(
        "Cannot remove an observer <\(type(of: observer))> for the key path \"\(keyPath)\" from "
          + "<\(type(of: object))> because it is not registered as an observer.")
    }
    observers.remove(registration)
  }
}
