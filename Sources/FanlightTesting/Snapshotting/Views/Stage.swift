/// The device on which a value is created and shown for a snapshot.
enum Stage: Sendable {
  /// The device of the screen that the test shows, or the default device.
  case current
  /// A device that is booted for the snapshot.
  case screen(Screen)
}
