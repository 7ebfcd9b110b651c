/// An error that occurs when a package is built or tested.
package struct PackageRunnerError: Error {
  /// A sentence that says what was tried and what happened.
  package let message: String

  /// A sentence that says how to resolve the error.
  package let advice: String
}
