/// Tells whether a delegate has an optional method, where "not there" and any result differ.
///
/// The default body of the requirement says ``missing(_:)``, and the framework asks through
/// ``implemented(_:)``. A default that is the same as an absent method needs neither.
@MainActor
package enum OptionalRequirement {
  private static var wasMissing = false
  /// The delegate whose method is called, where the caller says which.
  private static weak var asked: AnyObject?
  /// Whether any delegate's default body counts: an app asks, which does not say whom.
  private static var asksAnyone = false

  /// Says that a default body runs; `standIn` is for those who call the method directly.
  ///
  /// - Parameter delegate: The object whose default body runs. If the framework asks another object, which
  ///   forwards the call to this one, nothing is missing.
  package static func missing<Result>(_ standIn: Result, of delegate: AnyObject? = nil) -> Result {
    wasMissing = wasMissing || delegate.map(isAsked) ?? true
    return standIn
  }

  /// Returns whether it is this delegate that a framework is asking through ``implemented(by:_:)``.
  package static func isAsked(_ delegate: AnyObject) -> Bool { asksAnyone || asked === delegate }

  /// Calls a method of a delegate; `nil` when the delegate does not have it.
  package static func implemented<Result>(
    by delegate: AnyObject? = nil, _ call: () -> Result
  ) -> Result? {
    // A delegate's method may lead to questions to other delegates, which are none of this one.
    let (outer, outerDelegate, outerAnyone) = (wasMissing, asked, asksAnyone)
    (wasMissing, asked, asksAnyone) = (false, delegate, false)
    defer { (wasMissing, asked, asksAnyone) = (outer, outerDelegate, outerAnyone) }
    let result = call()
    return wasMissing ? nil : result
  }

  // MARK: Calls by apps

  /// What was known before an app's call of a method that its delegate may leave out.
  struct Known: Sendable {
    var wasMissing: Bool
    var asksAnyone: Bool
  }

  /// Begins an app's call on the main thread; returns what ``end(_:)`` takes.
  nonisolated static func begin() -> Known {
    MainActor.assumeIsolated {
      defer { (wasMissing, asksAnyone) = (false, true) }
      return Known(wasMissing: wasMissing, asksAnyone: asksAnyone)
    }
  }

  /// Ends an app's call on the main thread.
  nonisolated static func end(_ known: Known) {
    MainActor.assumeIsolated {
      (wasMissing, asksAnyone) = (known.wasMissing, known.asksAnyone)
    }
  }

  /// Whether a default body ran in an app's call on the main thread.
  nonisolated static var isNoted: Bool { MainActor.assumeIsolated { wasMissing } }
}
