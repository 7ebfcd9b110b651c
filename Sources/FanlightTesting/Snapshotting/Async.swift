/// A value that is passed to a callback, immediately or later.
public struct Async<Value> {
  /// Calls its argument with the value, once.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that a closure provides.
  ///
  /// - Parameter run: Calls its argument with the value, once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available immediately.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Returns the value that a closure makes from this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    .init { callback in self.run { callback(transform($0)) } }
  }
}
