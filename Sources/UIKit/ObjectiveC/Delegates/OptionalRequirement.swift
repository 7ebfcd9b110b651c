/// Tells whether a delegate has an optional method, where "not there" and any result differ.
///
/// The default body of the requirement says ``missing(_:)``, and the framework asks through
/// ``implemented(_:)``. A default that is the same as an absent method needs neither.
@MainActor
package enum OptionalRequirement {
  private static var wasMissing = false

  /// Says that a default body runs; `standIn` is for those who call the method directly.
  package static func missing<Result>(_ standIn: Result) -> Result {
    wasMissing = true
    return standIn
  }

  /// Calls a method of a delegate; `nil` when the delegate does not have it.
  package static func implemented<Result>(_ call: () -> Result) -> Result? {
    // A delegate's method may lead to questions to other delegates, which are none of this one.
    let outer = wasMissing
    wasMissing = false
    defer { wasMissing = outer }
    let result = call()
    return wasMissing ? nil : result
  }
}
