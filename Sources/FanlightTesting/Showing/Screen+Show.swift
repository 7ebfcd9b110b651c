import DeviceCatalog
import Simulator
public import UIKit

extension Screen {
  /// Shows a view controller on the screen and calls a closure with it.
  ///
  /// The device is booted before the controller is made, so that `UIScreen.main` and the traits are the
  /// screen's in its initializer as well. The app settles before the closure is called. When the closure
  /// returns or throws, the window is torn down.
  ///
  /// There is one device at a time. As the closure runs on the main actor without suspending, tests that
  /// run in parallel take turns; a screen inside the closure of another one fails.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - container: What it is shown in.
  ///   - body: The test of what is shown.
  /// - Returns: What the closure returns; `nil` where nothing could be shown, which is recorded as a
  ///   failure: the screen is unknown, or another one is shown.
  /// - Throws: What the making of the controller or the closure throws.
  @preconcurrency @MainActor @discardableResult
  public func show<Result>(
    _ controller: @autoclosure () throws -> UIViewController, in container: Container = .plain,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, testName: String = #function, _ body: (Shown) throws -> Result
  ) rethrows -> Result? {
    let location = Sink.Location(fileID, filePath, line, column)
    if let holder = ScreenLease.holder {
      Sink.fail("a screen is already shown by \(holder): show this one after it", at: location)
      return nil
    }
    let hardware: (device: Device, release: SystemRelease)
    do throws(ScreenError) {
      hardware = try self.hardware()
    } catch {
      Sink.fail("\(error)", at: location)
      return nil
    }
    ScreenLease.holder = Sink.testName ?? testName
    defer { ScreenLease.holder = nil }
    let simulator = Simulator(
      hardware.device, system: hardware.release, orientation: orientation)
    apply(to: simulator)
    let shownController = try controller()
    let root = container.root(shownController)
    simulator.show(root)
    if container.presents { root.present(shownController, animated: false) }
    let shown = Shown(
      self, shownController, simulator, testFile: filePath, testName: testName)
    defer { shown.tearDown() }
    shown.settle(at: location)
    return try body(shown)
  }

  /// Sets what the user set on the device; what is the default stays untouched.
  @MainActor private func apply(to simulator: Simulator) {
    if style != .light { simulator.userInterfaceStyle = style }
    if direction != .leftToRight { simulator.layoutDirection = direction }
    if textSize != .large { simulator.preferredContentSizeCategory = textSize }
    if boldText { simulator.showsBoldText = true }
    if increasedContrast { simulator.increasesContrast = true }
  }
}

/// The one screen that is shown.
@MainActor
private enum ScreenLease {
  /// The name of the test that shows it; `nil` while there is none.
  static var holder: String?
}
