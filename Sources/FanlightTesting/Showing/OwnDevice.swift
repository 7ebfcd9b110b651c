import UIKit

/// The device that the test booted itself, such as the one of `FANLIGHT_DEVICE`, while another one shows a
/// screen.
@MainActor
struct OwnDevice {
  private let kept: KeptRuntime?

  /// Keeps the device that is booted now, unless it is one that a screen has left.
  init() {
    let scene = Runtime.environment?.scene
    kept = scene == nil || scene === Screen.lastScene ? nil : Runtime.keep()
  }

  /// Makes it the booted device again, so that `UIScreen.main` is the screen of the test's windows.
  func restore() {
    guard let kept, kept.environment !== Runtime.environment else { return }
    Runtime.restore(kept)
  }
}
