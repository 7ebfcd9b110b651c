/// The name of a method together with the method, to be called on a target later.
///
/// Swift has no selectors on Linux: `#selector(tap(_:))` is written
/// `Selector("tap:", MyController.tap(_:))` there. Two selectors are equal when their names are.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name as Objective-C spells it.
  public let description: String

  /// Calls the method of the first argument with at most two more.
  // A method of a main-actor class may only run there; `perform` is on the main actor.
  let call: @MainActor @Sendable (AnyObject, Any?, Any?) -> Void

  /// Names a method without arguments.
  @preconcurrency
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    let method = UncheckedMethod(method)
    description = name
    call = { target, _, _ in
      if let target = target as? T { _ = method.value(target)() }
    }
  }

  /// Names a method with one argument, such as the sender of an action.
  @preconcurrency
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    let method = UncheckedMethod(method)
    description = name
    call = { target, first, _ in
      if let target = target as? T, let first = first as? A { _ = method.value(target)(first) }
    }
  }

  /// Names a method with two arguments, such as the sender and the event of an action.
  @preconcurrency
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    let method = UncheckedMethod(method)
    description = name
    call = { target, first, second in
      if let target = target as? T, let first = first as? A, let second = second as? B {
        _ = method.value(target)(first, second)
      }
    }
  }

  /// Whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

/// A method without its target.
// Sendable: an unapplied method captures nothing; it is only ever called on the main actor.
private struct UncheckedMethod<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
