import Simulator
public import UIKit
public import WebEngine

extension Screen {
  /// Shows a view controller on the screen and calls an asynchronous closure with it.
  ///
  /// It is as the synchronous function, which tests without web views need, except for two things: the pages
  /// of web views load, if there is an engine for them, and another test may run while the closure waits. As
  /// there is one device at a time, asynchronous tests get it in the order in which they ask.
  ///
  /// ```swift
  /// await screen.show(HelpViewController(), engine: ChromiumEngine()) { shown in
  ///   await shown.waitUntilQuiet()
  ///   await shown.expectSnapshot()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - controller: The controller to show.
  ///   - container: What it is shown in.
  ///   - engine: What loads the pages of web views, such as a `ChromiumEngine`; it is started by the first
  ///     page. Without one every load fails.
  ///   - body: A closure that tests what is shown.
  /// - Returns: What the closure returns; `nil` if nothing could be shown, which is recorded as a
  ///   failure: the screen is unknown, or the closure of another screen asks for it.
  /// - Throws: What the making of the controller or the closure throws.
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
    // The next test may boot its device as soon as it has the screen.
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
