import Simulator
public import UIKit

/// A view controller that is shown on a screen.
@preconcurrency @MainActor
public final class Shown {
  /// The screen that it is shown on.
  public let screen: Screen
  /// The controller that is shown.
  public let controller: UIViewController
  /// The device that shows it.
  let simulator: Simulator
  /// The test's file, beside which the golden files are.
  let testFile: String
  /// The test's function, by which golden files are named.
  let testName: String

  init(
    _ screen: Screen, _ controller: UIViewController, _ simulator: Simulator, testFile: String,
    testName: String
  ) {
    self.screen = screen
    self.controller = controller
    self.simulator = simulator
    self.testFile = testFile
    self.testName = testName
  }

  /// The app's window, which fills the screen.
  public var window: UIWindow { simulator.window }

  /// Removes the app from the window, so that nothing of it goes on.
  func tearDown() {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    for other in simulator.scene.windows { other.isHidden = true }
  }
}
