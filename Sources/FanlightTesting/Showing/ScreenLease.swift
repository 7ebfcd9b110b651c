import Simulator

/// The right of a test to show a screen, which one test has at a time.
@MainActor
struct ScreenLease {
  /// The current lease; `nil` if no screen is shown.
  static var current: ScreenLease?

  /// The name of the test that holds the lease.
  let holder: String
  /// The device that shows the screen; `nil` before it is booted.
  let simulator: Simulator?
}
