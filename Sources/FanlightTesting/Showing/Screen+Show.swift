import Simulator
public import UIKit

extension Screen {
  /// Shows a view controller on the screen and calls a closure with it.
  ///
  /// The device is booted before the view controller is created, so that its initializer sees the screen's
  /// `UIScreen.main` and traits. The app settles before the closure is called. The window is torn down when
  /// the closure returns or throws. If the view controller is still referenced then, and was not before, a
  /// warning is recorded.
  ///
  /// There is one device at a time. The closure runs on the main actor without suspending, so tests that run
  /// in parallel take turns; showing a screen inside another screen's closure is a failure.
  ///
  /// - Parameters:
  ///   - controller: The view controller, which is created after the device is booted.
  ///   - container: The container in which the view controller is shown.
  ///   - body: A closure that tests the shown view controller.
  /// - Returns: The result of the closure; `nil` if nothing could be shown, which is recorded as a
  ///   failure: the screen is unknown, or another one is shown.
  /// - Throws: Any error thrown while the view controller is created or by the closure.
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
