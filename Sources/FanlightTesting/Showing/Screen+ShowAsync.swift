import Simulator
public import UIKit
public import WebEngine

extension Screen {
  /// Shows a view controller on the screen and calls an asynchronous closure with it.
  ///
  /// Unlike with the synchronous function, which suffices for tests without web views, the pages of web views
  /// load if there is an engine, and other tests may run while the closure waits. There is one device at a
  /// time, so asynchronous tests get it in the order in which they request it.
  ///
  /// ```swift
  /// await screen.show(HelpViewController(), engine: ChromiumEngine()) { shown in
  ///   await shown.waitUntilQuiet()
  ///   await shown.expectSnapshot()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - controller: The view controller, which is created after the device is booted.
  ///   - container: The container in which the view controller is shown.
  ///   - engine: The engine that loads the pages of web views, such as a `ChromiumEngine`, which the first
  ///     page starts. Without one every load fails.
  ///   - body: A closure that tests the shown view controller.
  /// - Returns: The result of the closure; `nil` if nothing could be shown, which is recorded as a
  ///   failure: the screen is unknown, or the closure of another screen asks for it.
  /// - Throws: Any error thrown while the view controller is created or by the closure.
  @preconcurrency @MainActor @discardableResult
  public func show<Result>(
    _ controller: @autoclosure () throws -> UIViewController, in container: Container = .plain,
    engine: (any WebEngine)? = nil, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line, column: Int = #column, testName: String = #function,
    _ body: @MainActor (Shown) async throws -> Result
  ) async rethrows -> Result? {
    let location = Sink.Location(fileID, filePath, line, column)
    let holder = Sink.testName ?? testName
    guard !ShowingTask.isShowing else {
      let other = ScreenLease.current?.holder ?? holder
      Sink.fail("a screen is already shown by \(other): show this one after it", at: location)
      return nil
    }
    guard await ScreenQueue.enter(as: holder) else {
      Sink.fail("the test was canceled before the screen \(name) was free", at: location)
      return nil
    }
    let ownDevice = OwnDevice()
    // The next test may boot its device as soon as the screen is free.
    defer {
      ownDevice.restore()
      ScreenQueue.leave()
    }
    let simulator: Simulator
    do throws(ScreenError) {
      simulator = try boot(engine: engine)
    } catch {
      Sink.fail("\(error)", at: location)
      return nil
    }
    ScreenLease.current = ScreenLease(holder: holder, simulator: simulator)
    var leak: ControllerLeak?
    defer { leak?.warn(at: location) }
    return try await ShowingTask.$isShowing.withValue(true) {
      try await LayoutReportLog.collecting { reportLog in
        var shownController = try controller()
        leak = ControllerLeak(of: &shownController, on: self)
        let shown = Shown(
          self, shownController, simulator, reportLog, testFile: filePath, testName: testName)
        do {
          shown.appear(in: container, at: location)
          let result = try await body(shown)
          await shown.close()
          return result
        } catch {
          await shown.close()
          throw error
        }
      }
    }
  }
}
