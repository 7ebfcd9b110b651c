public import Foundation

extension NSObject {
  /// Returns a Boolean value that indicates whether the object has the method of a selector.
  ///
  /// A selector that has only a name is looked up in the methods that the object's class lists
  /// (``_MemberTable``).
  ///
  /// - Precondition: The selector has a method, or the class lists its name.
  /// - Divergence: An optional method of a protocol counts as implemented by all conforming types.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.isMethod(of: self)
  }

  /// Calls a method without arguments; the result is `nil` unless it is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, nil, nil)
  }

  /// Calls a method with one argument; the result is `nil` unless it is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, object, nil)
  }

  /// Calls a method with two arguments; the result is `nil` unless it is an object.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, object1, object2)
  }

  /// Creates an object of the class by `alloc` or `new`, the two class methods that code calls by name:
  /// tests create a subclass that way if iOS makes the initializer unavailable.
  ///
  /// The object is created by its `init()`, and the caller owns the result.
  ///
  /// - Precondition: The selector is one of the two, and the class has `init()`.
  /// - Divergence: `alloc` returns an object whose properties already have their default values.
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    guard let name = aSelector?.description, ["alloc", "new"].contains(name) else {
      preconditionFailure(
        "perform: of the methods of a class only alloc and new can be called by name")
    }
    return Unmanaged.passRetained(makeObject(()))
  }

  private func send(_ selector: Selector!, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { preconditionFailure("perform: the selector is nil") }
    guard let result = selector.call(self, first, second), type(of: result) is AnyClass else {
      return nil
    }
    return PerformRequest.autorelease(result as AnyObject)
  }

  // MARK: Later

  /// Calls a method after a delay of the device's clock, in seconds, on its main thread.
  ///
  /// The object and the argument are retained until then. The call never happens inside this one.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    PerformRequest.make(self, aSelector, anArgument, delay)
  }

  /// Calls a method after a delay of the device's clock, in seconds; the modes are ignored.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    PerformRequest.make(self, aSelector, anArgument, delay)
  }

  /// Cancels all delayed calls for an object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel(aTarget as AnyObject) { _ in true }
  }

  /// Cancels the delayed calls for an object of one method with an equal argument.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && $0.hasArgument(anArgument)
    }
  }
}
