/// The device that a value is made and shown on for a snapshot.
enum Stage: Sendable {
  /// The device that the test shows, or the default one.
  case current
  /// A screen of its own.
  case screen(Screen)
}
