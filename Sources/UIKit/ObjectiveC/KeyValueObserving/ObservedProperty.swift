import Foundation
import QuartzCore

/// An observed property: its name, and a closure that reads its value.
struct ObservedProperty {
  let name: String
  let read: (AnyObject) -> Any

  /// Finds a property of an object by its name.
  ///
  /// A framework class's property may have several names; `name` is always the first of them.
  ///
  /// - Precondition: The object has an observable framework property or a stored property of this name.
  init(_ name: String, of object: NSObject) {
    if let key = ObservedProperty.frameworkKey(of: type(of: object), where: { $0.isNamed(name) }) {
      self.name = key.names[0]
      read = { object in (object as Any)[keyPath: key.path] ?? NSNull() }
      return
    }
    guard ObservedProperty.stored(name, in: object) != nil else {
      preconditionFailure(
        "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(name).")
    }
    self.name = name
    read = { ObservedProperty.stored(name, in: $0) ?? NSNull() }
  }

  /// Returns the key under which observers of a property are registered: the name of a framework class's
  /// property, or the key path of an app's property.
  ///
  /// - Precondition: The property is observable if `type` is a class of UIKit, WebKit or QuartzCore.
  static func key<Root: NSObject, Value>(
    _ path: KeyPath<Root, Value>, of type: Root.Type
  ) -> ObservedKey {
    let wanted = path as AnyKeyPath
    if let key = frameworkKey(of: type, where: { $0.path == wanted }) { return .name(key.names[0]) }
    let isFrameworkClass = ["UIKit.", "WebKit.", "QuartzCore."].contains {
      String(reflecting: type).hasPrefix($0)
    }
    precondition(
      !isFrameworkClass,
      "Could not extract a String from KeyPath \(path): this property of \(type) cannot be "
        + "observed; docs/porting.md lists those that can")
    return .path(path)
  }

  /// Reads a property by its key path.
  static func read<Root: NSObject, Value>(_ object: AnyObject, _ path: KeyPath<Root, Value>) -> Any
  {
    (object as? Root).map { $0[keyPath: path] as Any } ?? NSNull()
  }

  /// Adds an observer to an object.
  static func add(_ registration: KeyValueRegistration, to object: NSObject) {
    ObjectAttachments.of(object).observers.add(registration)
    (object as? UIResponder)?.attachments.markObserved()
    guard object is UIView || object is CALayer else { return }
    MainThread.assume(for: "observing a \(type(of: object))", (object, registration.key)) {
      LayerObservation.startIfNeeded(for: $0.0, $0.1)
    }
  }

  private static func frameworkKey(
    of type: AnyClass, where isWanted: (ObservableKey) -> Bool
  ) -> ObservableKey? {
    guard type is UIResponder.Type || type is CALayer.Type else { return nil }
    return MainThread.assume(for: "observing a \(type)", ()) { FrameworkKeys.keys(of: type) }
      .first(where: isWanted)
  }

  /// Returns the value of a stored property that the object's class or a superclass declares; `nil` if there
  /// is none of this name.
  private static func stored(_ name: String, in object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }
}
