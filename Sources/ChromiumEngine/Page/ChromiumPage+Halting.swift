import WebEngine

extension ChromiumPage {
  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try checkOpen()
    guard isHalted != self.isHalted else { return }
    self.isHalted = isHalted
    halts += 1
    let halt = halts
    if isHalted {
      emit(tracker.stopped())
      dialogs.answer(.dismiss)
      session.send("Runtime.terminateExecution")
      // Where no script runs, `terminateExecution` ends the next one; this is it.
      session.send("Runtime.evaluate", ["expression": "0"])
      session.send("Emulation.setScriptExecutionDisabled", ["value": true])
      // Not before: a script of the page could begin in between.
      observe()
      Task {
        await rootElementExists()
        guard halts == halt else { return }
        try? await stop { halts == halt }
        await endStoppedLoad { halts == halt }
      }
    } else {
      session.send("Emulation.setScriptExecutionDisabled", ["value": false])
    }
  }

  /// Runs the observer where halting the page ended it: a document that is committed meanwhile runs it
  /// before anything else.
  func observe() {
    tellWorld(ObserverScript.text(secret: scripts.secret, features: settings.features))
  }

  /// Waits a little for the root element of a document that was just committed: one that is stopped
  /// before has none, and nothing in it could be measured.
  private func rootElementExists() async {
    _ = await EngineWaits.rootElementOfHaltedPage.until {
      guard isHalted, !isClosed else { return true }
      let hasRoot = try? await askWorld(
        "document.documentElement !== null", as: Bool.self, timeout: EngineWaits.pageResponse)
      return hasRoot == true
    }
  }
}
