/// An error that occurs when tests cannot be built or run.
struct TestRunError: Error {
  /// What happened, in a sentence.
  let message: String
  /// What to do, in a sentence.
  let advice: String
}
