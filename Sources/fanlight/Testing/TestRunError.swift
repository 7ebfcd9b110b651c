/// An error that occurs when tests cannot be built or run.
struct TestRunError: Error {
  /// The error, in a sentence.
  let message: String
  /// The advice, in a sentence.
  let advice: String
}
