import Simulator
public import UIKit

/// A view controller that a screen shows.
@preconcurrency @MainActor
public final class Shown {
  /// The screen that shows the view controller.
  public let screen: Screen
  /// The view controller that the screen shows.
  public let controller: UIViewController
  /// The device that shows the view controller.
  let simulator: Simulator
  /// UIKit's reports since the view controller was created.
  let reportLog: LayoutReportLog
  /// The path of the test's file, beside which the golden files are.
  let testFile: String
  /// The name of the test's function, after which golden files are named.
  let testName: String

  /// Whether the missing view of the current event was already reported.
  var hasToldMissingView = false
  /// Whether the pages' pixels were just captured.
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

  /// Shows the view controller in a container, and settles.
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

  /// Removes the app from the window, so that none of it keeps running.
  func tearDown() {
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = nil
    for other in simulator.scene.windows { other.isHidden = true }
  }
}
