import UIKit

/// The device that the test booted itself, such as that of `FANLIGHT_DEVICE`, while another device shows a
/// screen.
@MainActor
struct OwnDevice {
  private let kept: SavedRuntime?

  /// Saves the booted device, unless a screen left it behind.
  init() {
    let scene = Runtime.environment?.scene
    kept = scene == nil || scene === Screen.lastScene ? nil : Runtime.save()
  }

  /// Makes the saved device the booted one again, so that `UIScreen.main` is the screen of the test's
  /// windows.
  func restore() {
    guard let kept, kept.environment !== Runtime.environment else { return }
    Runtime.restore(kept)
  }
}
