/// The limits of what is waited for in a document before it is at rest.
enum StillnessScript {
  /// The longest animation that is waited for, in milliseconds; one that takes longer is decoration.
  static let longestAnimation = 10_000
}
