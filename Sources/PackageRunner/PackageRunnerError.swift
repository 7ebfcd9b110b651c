/// Why a package could not be built or tested.
package struct PackageRunnerError: Error {
  /// What was tried and what happened, in a sentence.
  package let message: String

  /// What to do, in a sentence.
  package let advice: String
}
