/// The name of a method together with the method, to be called on a target later.
///
/// Swift has no selectors on Linux: `#selector(tap(_:))` is written `Selector("tap:",
/// MyController.tap(_:))` there. Two selectors are equal if their names are. A selector that has
/// only a name can be compared and shown. It can be called only if the target's class lists the method by its
/// name (``_MemberTable``); otherwise, the call traps.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The method's name as Objective-C spells it.
  public let description: String

  /// The method; `nil` when the selector is only a name.
  let method: SelectorMethod?

  /// Creates a selector of a method without arguments.
  @preconcurrency
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping (T) -> () -> R) {
    let method = UncheckedMethod(method)
    description = name
    self.method = SelectorMethod(of: T.self) { target, _, _ in
      method.value(target)()
    }
  }

  /// Creates a selector of a method with one argument, such as the sender of an action.
  @preconcurrency
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {
    let method = UncheckedMethod(method)
    description = name
    self.method = SelectorMethod(of: T.self) { target, first, _ in
      method.value(target)(SelectorMethod.argument(first, of: name))
    }
  }

  /// Creates a selector of a method with two arguments, such as the sender and the event of an
  /// action.
  @preconcurrency
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping (T) -> (A, B) -> R) {
    let method = UncheckedMethod(method)
    description = name
    self.method = SelectorMethod(of: T.self) { target, first, second in
      method.value(target)(
        SelectorMethod.argument(first, of: name), SelectorMethod.argument(second, of: name))
    }
  }

  /// Creates a selector that is only a name.
  public init(_ name: String) {
    description = name
    method = nil
  }

  /// Returns a Boolean value that indicates whether two selectors have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }

  /// Returns whether an object has the method.
  func isMethod(of target: AnyObject) -> Bool { requiredMethod(target).belongs(target) }

  /// Returns whether an object has the method and the selector has more than a name.
  func canBeCalled(on target: AnyObject) -> Bool { method?.belongs(target) ?? false }

  /// Calls the method with at most two arguments and returns its result.
  @discardableResult
  func call(_ target: AnyObject, _ first: Any?, _ second: Any?) -> Any? {
    let method = requiredMethod(target)
    guard method.belongs(target) else { refuse(target, "it is a method of \(method.owner)") }
    return method.call(target, first, second)
  }

  private func requiredMethod(_ target: AnyObject) -> SelectorMethod {
    guard let method = method ?? listedMethod(of: target) else {
      refuse(
        target,
        "a selector that is only a name calls nothing on Linux; write "
          + "Selector(\"\(description)\", \(type(of: target)).theMethod)")
    }
    return method
  }

  /// Returns the method that the target's class lists by this name; `fanlight build` creates the
  /// lists.
  private func listedMethod(of target: AnyObject) -> SelectorMethod? {
    // Passing the object itself instead of its class crashes Swift 6.3's compiler.
    let listed: Selector? = MainThread.assume(
      for: "a selector that is only a name", type(of: target)
    ) { (type: AnyClass) in
      MemberTables.method(description, of: type)
    }
    return listed?.method
  }

  private func refuse(_ target: AnyObject, _ reason: String) -> Never {
    preconditionFailure(
      "-[\(type(of: target)) \(description)]: unrecognized selector sent to instance: \(reason)")
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector that is only a name.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// A method without its target.
// Sendable: an unapplied method captures nothing; it is called where the framework sends actions.
private struct UncheckedMethod<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
