import Foundation
import WebEngine

extension ChromiumPage {
  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    let end = ContinuousClock.now + timeout
    while true {
      try checkOpen()
      let remaining = end - ContinuousClock.now
      guard remaining > .zero else { return false }
      if isIdle, await isQuiet(within: remaining) {
        await catchUp()
        if isIdle { return true }
      }
      // Nothing tells when the last request ends and no other begins; so look again soon.
      try? await Task.sleep(for: .milliseconds(8))
    }
  }

  func setHalted(_ isHalted: Bool) async throws(WebEngineError) {
    try checkOpen()
    guard isHalted != self.isHalted else { return }
    self.isHalted = isHalted
    if isHalted {
      isStarting = false
      emit(tracker.stopped())
      answerDialog(.dismiss)
      session.tell("Runtime.terminateExecution")
      // Where no script runs, the next one is what ends: this one, which nobody needs.
      session.tell("Runtime.evaluate", ["expression": "0"])
      session.tell("Emulation.setScriptExecutionDisabled", ["value": true])
      // Not before: what comes between lets another script of the page begin.
      observe()
      Task {
        await beginsDocument()
        if self.isHalted { try? await stop { $0.isHalted } }
      }
    } else {
      session.tell("Emulation.setScriptExecutionDisabled", ["value": false])
    }
  }

  /// Lets the observer begin where it was what ended when the page was halted: a document that takes
  /// over meanwhile runs it before anything else.
  func observe() {
    tellWorld(ObserverScript.text(secret: scripting.secret, features: features))
  }

  /// Waits a little for the first element of a document that has just come: one that is stopped before
  /// it has none, and nothing in it could be measured.
  private func beginsDocument() async {
    let end = ContinuousClock.now + .milliseconds(500)
    while isHalted, !isClosed, ContinuousClock.now < end {
      let hasRoot = try? await askWorld(
        "document.documentElement !== null", as: Bool.self, timeout: .milliseconds(250))
      if hasRoot == true { return }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Whether nothing is loading.
  private var isIdle: Bool {
    !isStarting && !tracker.isLoading && requests.isEmpty && world != nil
  }

  /// Whether two frames of the page are alike before the time runs out.
  ///
  /// A document that is replaced meanwhile is not quiet.
  private func isQuiet(within time: Duration) async -> Bool {
    let milliseconds = Int(time / .milliseconds(1))
    let answer = try? await askWorld(
      "fanlight.quiet(\(milliseconds))", as: Bool.self, timeout: time + .milliseconds(500))
    return answer ?? false
  }
}
