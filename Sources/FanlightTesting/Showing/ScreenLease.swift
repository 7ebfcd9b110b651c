import Simulator

/// The one screen that is shown.
@MainActor
struct ScreenLease {
  /// The screen that is shown now; `nil` while there is none.
  static var current: ScreenLease?

  /// The name of the test that shows it.
  let holder: String
  /// The device that shows it; `nil` before it is booted.
  let simulator: Simulator?
}
