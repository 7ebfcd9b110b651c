/// A screenful as the rules see it.
struct Evidence: Sendable {
  /// What was measured.
  let screenful: Screenful
  /// How it is judged.
  let options: JudgingOptions
}
