import Simulator
public import UIKit

extension Screen {
  /// Shows a view controller on the screen and calls a closure with it.
  ///
  /// The device is booted before the controller is made, so that `UIScreen.main` and the traits are the
  /// screen's in its initializer as well. The app settles before the closure is called. When the closure
  /// returns or throws, the window is torn down. A controller that something still refers to then is a
  /// warning, unless the test referred to it before.
  ///
  /// There is one device at a time. As the closure runs on the main actor without suspending, tests that
  /// run in parallel take turns; a screen inside the closure of another one fails.
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - container: What it is shown in.
  ///   - body: A closure that tests what is shown.
  /// - Returns: What the closure returns; `nil` if nothing could be shown, which is recorded as a
  ///   failure: the screen is unknown, or another one is shown.
  /// - Throws: What the making of the controller or the closure throws.
  @preconcurrency @MainActor @discardableResult
  public func show<Result>(
    _ controller: @autoclosure () throws -> UIViewController, in container: Container = .plain,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column, testName: String = #function, _ body: (Shown) throws -> Result
  ) rethrows -> Result? {
    let location = Sink.Location(fileID, filePath, line, column)
    if let holder = ScreenLease.current?.holder {
      Sink.fail("a screen is already shown by \(holder): show this one after it", at: location)
      return nil
    }
    let ownDevice = OwnDevice()
    defer { ownDevice.restore() }
    let simulator: Simulator
    do throws(ScreenError) {
      simulator = try boot()
    } catch {
      Sink.fail("\(error)", at: location)
      return nil
    }
    ScreenLease.current = ScreenLease(holder: Sink.testName ?? testName, simulator: simulator)
    defer { ScreenLease.current = nil }
    var leak: ControllerLeak?
    defer { leak?.warn(at: location) }
    return try LayoutReportLog.collecting { reportLog in
      var shownController = try controller()
      leak = ControllerLeak(of: &shownController, on: self)
      let shown = Shown(
        self, shownController, simulator, reportLog, testFile: filePath, testName: testName)
      defer { shown.tearDown() }
      shown.appear(in: container, at: location)
      return try body(shown)
    }
  }
}
