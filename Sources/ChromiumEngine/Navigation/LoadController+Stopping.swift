import WebEngine

/// The stopping of loads, by the app or at their timeout.
extension LoadController {
  /// Stops the load in progress for the app.
  func stopLoading() async throws(WebEngineError) {
    try page.checkOpen()
    reportStop()
    try await stop()
    await failStoppedLoad()
  }

  /// Reports that the load in progress was stopped.
  func reportStop() { page.emit(tracker.stopped()) }

  /// Stops the load in progress, and reports its end.
  ///
  /// - Parameter isWanted: Returns whether the load is still to be stopped; another load may have started.
  func stopLoad(while isWanted: @PageActor () -> Bool) async {
    guard isWanted() else { return }
    try? await stop(while: isWanted)
    await failStoppedLoad(while: isWanted)
  }

  /// Stops the load in progress; repeated during a commit, when Chromium has no document to stop, which can take
  /// long on a busy machine.
  private func stop(
    while isWanted: @PageActor () -> Bool = { true }
  ) async throws(WebEngineError) {
    for _ in 0..<EngineWaits.documentReplacement.attempts {
      do throws(WebEngineError) {
        return try await page.session.call("Page.stopLoading")
      } catch  where error.code == .protocolFailed {
        await page.waitUntilEventsAreReported()
        await EngineWaits.documentReplacement.pause()
        guard isWanted() else { return }
        try page.checkOpen()
      }
    }
    try await page.session.call("Page.stopLoading")
  }

  /// Ends the load that was stopped, if Chromium does not report its end; otherwise the next load would appear to
  /// replace it.
  private func failStoppedLoad(while isWanted: @PageActor () -> Bool = { true }) async {
    await page.waitUntilEventsAreReported()
    guard isWanted() else { return }
    // A load that Chromium has reported only now is stopped as well.
    reportStop()
    for _ in 0..<EngineWaits.stoppedLoad.attempts where tracker.isLoading {
      await EngineWaits.stoppedLoad.pause()
      guard isWanted() else { return }
    }
    // Chromium sends no more events for a load that was stopped before its request was sent.
    page.emit(tracker.failStopped())
    guard let url = requestedURL else { return }
    requestedURL = nil
    fail(url, "net::ERR_ABORTED")
  }

  /// Fails the load whose response did not begin before the timeout.
  func timeOut() async {
    // A load that replaces this one ends it as well.
    guard !isStarting, let loader = tracker.provisionalLoader, tracker.awaitsResponse(loader) else {
      return
    }
    tracker.timedOut(loader: loader)
    for _ in 0..<EngineWaits.timedOutLoad.attempts
    where tracker.provisionalLoader == loader && !isStarting {
      try? await page.session.call("Page.stopLoading")
      await page.waitUntilEventsAreReported()
      guard tracker.provisionalLoader == loader else { return }
      await EngineWaits.timedOutLoad.pause()
    }
    // Chromium has not reported its end.
    guard tracker.provisionalLoader == loader, !isStarting else { return }
    page.emit(tracker.failStopped())
  }
}
