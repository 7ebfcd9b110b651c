/// The registration of an observer for a value.
// Sendable: nothing changes after initialization; the closures run on the thread of the change.
final class KeyValueRegistration: @unchecked Sendable {
  let key: ObservedKey
  let options: NSKeyValueObservingOptions
  /// Reads the value of the observed object.
  let read: (AnyObject) -> Any
  /// Tells the observer of a change of the object.
  let notify: (AnyObject, KeyValueChange) -> Void
  /// The observer by name; `nil` for a closure.
  let named: NamedObservation?

  init(
    _ key: ObservedKey, _ options: NSKeyValueObservingOptions, named: NamedObservation? = nil,
    read: @escaping (AnyObject) -> Any, notify: @escaping (AnyObject, KeyValueChange) -> Void
  ) {
    self.key = key
    self.options = options
    self.named = named
    self.read = read
    self.notify = notify
  }

  /// Reports the current value, with the option `.initial`.
  func notifyInitially(of object: AnyObject) {
    guard options.contains(.initial) else { return }
    notify(object, KeyValueChange(new: options.contains(.new) ? read(object) : nil))
  }
}
