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
  /// What UIKit has reported since the controller was made.
  let reportLog: LayoutReportLog
  /// The test's file, beside which the golden files are.
  let testFile: String
  /// The test's function, by which golden files are named.
  let testName: String

  /// Whether the view that an event is for was just told to be missing.
  var hasToldMissingView = false
  /// Whether the pixels of the pages were just taken.
  var hasPagePixels = false

  init(
    _ screen: Screen, _ controller: UIViewController, _ simulator: Simulator,
    _ reportLog: LayoutReportLog, testFile: String, testName: String
  ) {
    self.screen = screen
    self.controller = controller
    self.simulator = simulator
    self.reportLog = reportLog
    self.testFile = testFile
    self.testName = testName
  }

  /// The app's window, which fills the screen.
  public var window: UIWindow { simulator.window }

  /// Shows the controller in a container and settles.
  func appear(in container: Container, at location: Sink.Location) {
    let root = container.root(controller)
    simulator.show(root)
    if container.presents { root.present(controller, animated: false) }
    settle(at: location)
  }

  /// Closes the pages of the web views and removes the app from the window.
  func close() async {
    await simulator.close()
    tearDown()
  }

  /// Removes the app from the window, so that nothing of it goes on.
  func tearDown() {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    for other in simulator.scene.windows { other.isHidden = true }
  }
}
