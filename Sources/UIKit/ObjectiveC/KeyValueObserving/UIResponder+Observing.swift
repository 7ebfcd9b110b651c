import Foundation

extension UIResponder {
  /// Performs a change of a property and notifies its observers; without observers the overhead is
  /// a single atomic load.
  ///
  /// - Parameter name: The first of the property's names in its ``ObservableKey``.
  @inline(__always)
  package func notifying(_ name: String, _ change: () -> Void) {
    guard attachments.isObserved else { return change() }
    let observers = attachments.existing?.observers
    observers?.willChange(.name(name), of: self, isExact: true)
    change()
    observers?.didChange(.name(name), of: self, isExact: true)
  }

  /// Reports a change that no override handles: the end of `super.observeValue`.
  func refuseValue(_ keyPath: String?, of object: Any?) -> Never {
    preconditionFailure(
      "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled. Key path: \(keyPath ?? "nil"), observed object: "
        + "\(object ?? "nil")")
  }

  /// Passes a change to the method that an app overrides.
  nonisolated func observedValueDidChange(
    _ keyPath: String, of object: AnyObject, _ change: KeyValueChange,
    _ context: UnsafeMutableRawPointer?
  ) {
    MainThread.assume(for: "changing \(keyPath)", (self, object, change.dictionary, context)) {
      $0.0.observeValue(forKeyPath: keyPath, of: $0.1, change: $0.2, context: $0.3)
    }
  }
}
