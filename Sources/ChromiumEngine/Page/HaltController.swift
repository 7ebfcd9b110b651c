import EngineSupport
import WebEngine

/// Halts the page's scripts and loads.
@PageActor
final class HaltController {
  /// Whether the page's scripts and loads are halted.
  private(set) var isHalted = false
  /// The number of changes of `isHalted`.
  private var changeCount = 0
  /// The number of times that scripts were terminated.
  private(set) var terminationCount = 0
  /// The number of halted loads that are being stopped.
  private var stopCount = 0
  private unowned let page: any HaltPage

  init(page: any HaltPage) {
    self.page = page
  }

  /// Halts or resumes the page.
  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try page.checkOpen()
    guard isHalted != self.isHalted else { return }
    self.isHalted = isHalted
    changeCount += 1
    let change = changeCount
    guard isHalted else {
      // Otherwise the command that stops the halted load could stop the next one.
      _ = await EngineWaits.stopOfHaltedLoad.until { stopCount == 0 }
      if change == changeCount {
        page.session.send("Emulation.setScriptExecutionDisabled", ["value": false])
      }
      return
    }
    page.willHalt()
    terminateExecution()
    page.session.send("Emulation.setScriptExecutionDisabled", ["value": true])
    // Only after scripts are disabled: otherwise a script of the page could run first.
    runObserver()
    stopCount += 1
    // In parallel: Chromium queues commands during a navigation, and a late script delays the stop.
    page.perform { [self] in await terminateLateScripts { changeCount == change } }
    page.perform { [self] in
      await waitForRootElement()
      await page.stopLoad { changeCount == change }
      stopCount -= 1
    }
  }

  /// Terminates a script that started after the page was halted, such as one that a dialog blocks.
  func terminateLateScript() {
    terminateExecution()
    // The termination precedes queued commands, and may have ended the observer's script.
    runObserver()
  }

  /// Terminates the running script.
  private func terminateExecution() {
    terminationCount += 1
    page.session.send("Runtime.terminateExecution")
    // If no script is running, `terminateExecution` terminates the next script, which is this one.
    page.session.send("Runtime.evaluate", ["expression": "0"])
  }

  /// Terminates scripts that start between the termination of the running script and the disabling of scripts,
  /// until the page responds.
  private func terminateLateScripts(while isWanted: @PageActor () -> Bool) async {
    _ = await EngineWaits.lateScript.until {
      guard isWanted(), !page.isClosed else { return true }
      do throws(WebEngineError) {
        try await page.session.call(
          "Runtime.evaluate", ["expression": "0"], timeout: EngineWaits.pageResponse)
        return true
      } catch {
        guard error.code == .timedOut, isWanted() else { return true }
        terminateLateScript()
        return false
      }
    }
  }

  /// Handles the creation of the observer's context in the main frame's document.
  func didCreateObserver() {
    if isHalted { runObserver() }
  }

  /// Runs the observer again, because halting the page may have terminated it; in a document that is committed in
  /// the meantime, it runs before any other script.
  private func runObserver() {
    page.sendToObserver(ObserverScript.text(secret: page.secret, features: page.features))
  }

  /// Waits for the root element of a document that was just committed, because a document that is stopped before
  /// it has one cannot be measured.
  private func waitForRootElement() async {
    _ = await EngineWaits.rootElementOfHaltedPage.until {
      guard isHalted, !page.isClosed else { return true }
      let hasRoot = try? await page.evaluateInObserver(
        "document.documentElement !== null", as: Bool.self, timeout: EngineWaits.pageResponse)
      return hasRoot == true
    }
  }
}
