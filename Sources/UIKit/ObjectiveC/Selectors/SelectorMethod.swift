/// The method behind a selector, with the class that it belongs to.
struct SelectorMethod: Sendable {
  /// The class that declares the method.
  let owner: String

  /// Whether an object is an instance of the class that declares the method.
  let belongs: @Sendable (AnyObject) -> Bool

  /// Calls the method of an object with at most two arguments and returns its result.
  let call: @Sendable (AnyObject, Any?, Any?) -> Any?

  init<Owner: AnyObject>(
    of owner: Owner.Type, call: @escaping @Sendable (Owner, Any?, Any?) -> Any?
  ) {
    self.owner = String(describing: owner)
    belongs = { $0 is Owner }
    self.call = { target, first, second in
      (target as? Owner).flatMap { call($0, first, second) }
    }
  }

  /// Returns an argument as the method declares it; another type is a mistake of the caller.
  static func argument<Argument>(_ value: Any?, of name: String) -> Argument {
    if let argument = value as? Argument { return argument }
    preconditionFailure(
      "\(name) takes a \(Argument.self), and was sent "
        + (value.map { "a \(type(of: $0))" } ?? "nothing"))
  }
}
