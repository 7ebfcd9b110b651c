import Foundation
import WebEngine

extension ChromiumPage {
  func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    let start = ContinuousClock.now
    let end = start + timeout
    while true {
      try checkOpen()
      guard ContinuousClock.now < end else { return false }
      activity = openActivity(since: start)
      if activity == nil {
        // Until the document says more; it may be asked meanwhile.
        activity = .change
        activity = await documentActivity(since: start, until: end)
      }
      if activity == nil {
        await catchUp()
        activity = openActivity(since: start)
        if activity == nil { return true }
      }
      try? await Task.sleep(for: EngineWaits.quiet)
    }
  }

  func pendingActivity() async -> PageActivity? {
    if dialogs.isOpen { return .dialog }
    if let activity = openActivity(since: .now), activity != .document { return activity }
    let word = try? await askWorld(
      "fanlight.activity(0)", as: String.self, timeout: EngineWaits.pageResponse)
    guard word != nil || observer.context == nil else { return .script }
    return openActivity(since: .now) ?? word.flatMap(PageActivity.init(word:)) ?? activity
  }

  func awaitsOnlyUnusedStyleSheets() async -> Bool {
    tracker.awaitsLoadEvent && requests.onlyAwaitsOtherMedia(at: .now)
  }

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
      // Where no script runs, the next one is what ends: this one, which nobody needs.
      session.send("Runtime.evaluate", ["expression": "0"])
      session.send("Emulation.setScriptExecutionDisabled", ["value": true])
      // Not before: what comes between lets another script of the page begin.
      observe()
      Task {
        await beginsDocument()
        guard halts == halt else { return }
        try? await stop { halts == halt }
        await endStoppedLoad { halts == halt }
      }
    } else {
      session.send("Emulation.setScriptExecutionDisabled", ["value": false])
    }
  }

  /// Lets the observer begin where it was what ended when the page was halted: a document that takes
  /// over meanwhile runs it before anything else.
  func observe() {
    tellWorld(ObserverScript.text(secret: scripts.secret, features: settings.features))
  }

  /// Waits a little for the first element of a document that has just come: one that is stopped before
  /// it has none, and nothing in it could be measured.
  private func beginsDocument() async {
    _ = await EngineWaits.rootElementOfHaltedPage.until {
      guard isHalted, !isClosed else { return true }
      let hasRoot = try? await askWorld(
        "document.documentElement !== null", as: Bool.self, timeout: EngineWaits.pageResponse)
      return hasRoot == true
    }
  }

  /// What the browser's events say that the page has not ended.
  private func openActivity(since start: ContinuousClock.Instant) -> PageActivity? {
    if isStarting { return .navigation(starting) }
    if let url = tracker.provisionalURL { return .navigation(url.absoluteString) }
    let now = ContinuousClock.now
    if let activity = requests.activity(at: now, since: start) { return activity }
    if tracker.isLoading, !(tracker.awaitsLoadEvent && requests.onlyAwaitsOtherMedia(at: now)) {
      return .document
    }
    return observer.context == nil ? .document : nil
  }

  /// What the document and those in its frames do; `nil` when two frames of the page are alike and
  /// nothing else is going on.
  ///
  /// A document that is replaced meanwhile is not quiet.
  private func documentActivity(
    since start: ContinuousClock.Instant, until end: ContinuousClock.Instant
  ) async -> PageActivity? {
    let time = end - ContinuousClock.now
    guard time > .zero else { return activity ?? .change }
    let elapsed = Int((ContinuousClock.now - start) / .milliseconds(1))
    let word: String
    do throws(WebEngineError) {
      word = try await askWorld(
        "fanlight.quiet(\(Int(time / .milliseconds(1))), \(elapsed))", as: String.self,
        timeout: time + .milliseconds(500))
    } catch {
      return error.code == .timedOut ? .script : .change
    }
    if let activity = PageActivity(word: word) { return activity }
    return await frameActivity(since: start)
  }

  private func frameActivity(since start: ContinuousClock.Instant) async -> PageActivity? {
    for context in scripts.contexts.observers where context.frame != target {
      let elapsed = Int((ContinuousClock.now - start) / .milliseconds(1))
      let word = try? await observer.evaluate(
        "fanlight.activity(\(elapsed))", in: context.identifier, as: String.self,
        timeout: EngineWaits.pageResponse)
      if let activity = PageActivity(word: word ?? "") { return activity }
    }
    return nil
  }
}

extension PageActivity {
  /// Parses what stillness.js returns; `nil` for nothing.
  fileprivate init?(word: String) {
    let parts = word.split(separator: " ", maxSplits: 1)
    switch parts.first {
    case "timer": self = .timer
    case "animation": self = .animation
    case "font": self = .font
    case "image": self = .image(parts.count > 1 ? String(parts[1]) : "")
    case "change": self = .change
    default: return nil
    }
  }
}
