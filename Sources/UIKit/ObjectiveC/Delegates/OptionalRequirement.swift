/// Determines whether a delegate implements an optional method, if an absent method and any result
/// differ.
///
/// The default body of the requirement calls ``missing(_:)``, and the framework calls the method
/// through ``implemented(_:)``. A default that has the same effect as an absent method needs
/// neither.
@MainActor
package enum OptionalRequirement {
  private static var wasMissing = false
  /// The delegate whose method is called, if the caller specifies it.
  private static weak var asked: AnyObject?
  /// Whether any delegate's default body counts: an app's call does not specify the delegate.
  private static var matchesAnyDelegate = false

  /// Records that a default body runs; `placeholder` is the result for direct calls of the method.
  ///
  /// - Parameter delegate: The object whose default body runs. If the framework calls another object,
  ///   which forwards the call to this one, nothing is missing.
  package static func missing<Result>(_ placeholder: Result, of delegate: AnyObject? = nil)
    -> Result
  {
    wasMissing = wasMissing || delegate.map(isAsked) ?? true
    return placeholder
  }

  /// Returns whether it is this delegate that a framework is asking through ``implemented(by:_:)``.
  package static func isAsked(_ delegate: AnyObject) -> Bool {
    matchesAnyDelegate || asked === delegate
  }

  /// Calls a method of a delegate; `nil` if the delegate does not implement it.
  package static func implemented<Result>(
    by delegate: AnyObject? = nil, _ call: () -> Result
  ) -> Result? {
    // A delegate's method may lead to calls to other delegates, which do not concern this one.
    let (outer, outerDelegate, outerAnyone) = (wasMissing, asked, matchesAnyDelegate)
    (wasMissing, asked, matchesAnyDelegate) = (false, delegate, false)
    defer { (wasMissing, asked, matchesAnyDelegate) = (outer, outerDelegate, outerAnyone) }
    let result = call()
    return wasMissing ? nil : result
  }

  // MARK: Calls by apps

  /// The state before an app's call of an optional method of its delegate.
  struct Known: Sendable {
    var wasMissing: Bool
    var matchesAnyDelegate: Bool
  }

  /// Begins an app's call on the main thread; returns the state to pass to ``endCall(_:)``.
  nonisolated static func beginCall() -> Known {
    MainActor.assumeIsolated {
      defer { (wasMissing, matchesAnyDelegate) = (false, true) }
      return Known(wasMissing: wasMissing, matchesAnyDelegate: matchesAnyDelegate)
    }
  }

  /// Ends an app's call on the main thread.
  nonisolated static func endCall(_ known: Known) {
    MainActor.assumeIsolated {
      (wasMissing, matchesAnyDelegate) = (known.wasMissing, known.matchesAnyDelegate)
    }
  }

  /// Whether a default body ran in an app's call on the main thread.
  nonisolated static var isNoted: Bool { MainActor.assumeIsolated { wasMissing } }
}
