import UIKit
package import WebEngine

extension WKWebView {
  /// The engine's error since the last load; `nil` while it responds.
  package var engineError: WebEngineError? { viewState.engineError }

  /// The failure due to which there is no page, or only part of one; `nil` when it is complete.
  package var documentFailure: PageFailure? { navigation.documentFailure }

  /// Waits until the page has handled every command sent to it.
  package func idle() async {
    (window ?? self).layoutIfNeeded()
    while viewState.openDecisions > 0 {
      await withCheckedContinuation { waitingTasks.decisions.append($0) }
    }
    await connection?.idle()
  }

  /// Resumes the tasks that wait for the delegate's policy decisions.
  func resumeDecisionWaiters() {
    let waiters = waitingTasks.decisions
    waitingTasks.decisions = []
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until the page has loaded, and neither it nor its viewport changes anymore.
  ///
  /// A page that does not become quiet is halted, so that it can still be measured and painted. The
  /// next call resumes it, but does not resume a load that was cut short.
  ///
  /// - Parameter timeout: The maximum time to wait.
  /// - Returns: Whether the page became quiet in time, with all its resources. A failed load is
  ///   quiet.
  /// - Throws: The engine's error when it is lost.
  package func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    viewState.pendingActivity = nil
    if processState.isHalted {
      processState.isHalted = false
      try await connection?.openPage?.setHalted(false)
    }
    let end = ContinuousClock.now + timeout
    let isQuiet = try await haltingPage(at: end) { () throws(WebEngineError) in
      try await becomesQuiet(until: end)
    }
    if isQuiet, !processState.isHalted { return !viewState.isCutShort }
    await halt()
    // A load that waited for the app or its tab has reached the page by now, and is also halted.
    await idle()
    try throwIfLost()
    if processState.isHalted, let openPage = connection?.openPage,
      openPage !== processState.haltedPage
    {
      processState.haltedPage = openPage
      try await openPage.setHalted(true)
    }
    // Events of the halted load arrive before this returns, so that they are not the next load's.
    _ = await waitUntilLoaded(until: .now + WebViewWaits.pageResponse)
    await idle()
    try throwIfLost()
    return false
  }

  /// Waits until the page's load event has fired and the page is rendered.
  ///
  /// A page that does not load in time is halted, as by ``waitUntilQuiet(timeout:)``.
  ///
  /// - Parameter timeout: The maximum time to wait.
  /// - Returns: Whether the page loaded in time. A failed load counts as loaded.
  /// - Throws: The engine's error when it is lost.
  package func waitUntilLoaded(timeout: Duration) async throws(WebEngineError) -> Bool {
    let end = ContinuousClock.now + timeout
    let isLoaded = await waitUntilLoaded(until: end)
    if isLoaded {
      // The page's size may change the viewport.
      await idle()
      try throwIfLost()
      if documentFailure == nil { _ = try await measure() }
      return true
    }
    await halt()
    await idle()
    try throwIfLost()
    return false
  }

  /// Resumes a halted page for a load by the app.
  func resumePage() {
    guard processState.isHalted, let connection else { return }
    processState.isHalted = false
    connection.send(.stop) { page throws(WebEngineError) in try await page.setHalted(false) }
  }

  /// Whether the page is halted because it did not become quiet, or did not respond, in time.
  package var isPageHalted: Bool { processState.isHalted }

  /// The activity that kept the page from becoming quiet when it was halted; `nil` if unknown.
  package var pendingActivity: PageActivity? { viewState.pendingActivity }

  /// Performs work that needs the page's responses, and halts the page if it is not done in time.
  func haltingPage<R: Sendable>(
    at end: ContinuousClock.Instant, _ work: () async throws(WebEngineError) -> R
  ) async throws(WebEngineError) -> R {
    let alarm = Task { [weak self] in
      try await Task.sleep(until: end, clock: .continuous)
      await self?.halt()
    }
    defer { alarm.cancel() }
    return try await work()
  }

  private func halt() async {
    if let halting = processState.halting { return await halting.value }
    guard !processState.isHalted else { return }
    processState.isHalted = true
    viewState.isCutShort = viewState.isCutShort || navigation.load.isLoading
    let openPage = connection?.openPage
    processState.haltedPage = openPage
    let halting = Task { [weak self] in
      let activity = await openPage?.pendingActivity()
      self?.viewState.pendingActivity = activity
      // A page that cannot even be halted is lost, which the next command to it reports.
      try? await openPage?.setHalted(true)
    }
    processState.halting = halting
    await halting.value
    if processState.halting == halting { processState.halting = nil }
    resumeQuietWaiters()
  }

  private func becomesQuiet(until end: ContinuousClock.Instant) async throws(WebEngineError) -> Bool
  {
    guard await waitUntilLoaded(until: end) else { return false }
    try throwIfLost()
    if hasNothingToRender { return true }
    let mayBeLoading = navigation.load.isLoading
    // A new viewport changes the page, and the page's new size the viewport: this converges in
    // two rounds, and a page that never settles is not quiet.
    for _ in 0..<8 {
      await idle()
      try throwIfLost()
      guard let openPage = connection?.openPage else { return true }
      let rest = end - ContinuousClock.now
      guard rest > .zero else { return false }
      guard try await openPage.waitUntilQuiet(timeout: rest) else { return false }
      let before = processState.sentViewport
      _ = try await measureNow()
      await idle()
      let isLoading = navigation.load.isLoading && !mayBeLoading
      if processState.sentViewport == before, !isLoading { return true }
    }
    return false
  }

  /// Measures the page and adopts its size, scroll position and colors.
  ///
  /// A page that becomes busy and does not respond is halted.
  package func measure() async throws(WebEngineError) -> PageMeasurement {
    try await haltingPage(at: .now + WebViewWaits.pageResponse) { () throws(WebEngineError) in
      try await measureNow()
    }
  }

  /// Measures the page, however long it takes to respond.
  func measureNow() async throws(WebEngineError) -> PageMeasurement {
    await idle()
    guard let openPage = connection?.openPage else {
      throw viewState.engineError
        ?? WebEngineError(
          .pageClosed,
          "The web view has no page to measure: none was loaded, or it closed its own window.",
          advice: "Keep the page from calling window.close().")
    }
    let revision = connection?.revision
    let measurement = try await openPage.measure()
    processState.measurement = revision.map { (measurement, $0) }
    if !documentState.awaitsFirstRendering { pageWasMeasured(measurement) }
    return measurement
  }

  /// Closes the page; the next load opens another.
  package func close() async {
    await connection?.close()
    processState = PageProcessState()
  }

  /// Whether nothing is loading, and the page was rendered or never will be.
  private var isLoaded: Bool {
    viewState.engineError != nil
      || (!navigation.load.isLoading && (!documentState.awaitsFirstRendering || hasNothingToRender))
  }

  /// Whether the document failed before any data arrived, such as for a wrong content encoding.
  ///
  /// A document canceled by a script's navigation does not count: the next one is about to start.
  private var hasNothingToRender: Bool {
    guard documentState.awaitsFirstRendering, let failure = navigation.documentFailure else {
      return false
    }
    return failure.kind != .cancelled
  }

  private func waitUntilLoaded(until end: ContinuousClock.Instant) async -> Bool {
    if isLoaded { return true }
    let alarm = Task { [weak self] in
      while ContinuousClock.now < end {
        try await Task.sleep(
          until: min(end, .now + WebViewWaits.unusedStyleSheets), clock: .continuous)
        self?.resumeQuietWaiters()
      }
    }
    defer { alarm.cancel() }
    while !isLoaded, ContinuousClock.now < end {
      if await awaitsOnlyUnusedStyleSheets() { return true }
      // It may have loaded meanwhile, and would no longer resume this task.
      if isLoaded { break }
      await withCheckedContinuation { waitingTasks.quiet.append($0) }
    }
    return isLoaded
  }

  /// Returns whether the document is rendered and its load event awaits only style sheets not in use.
  private func awaitsOnlyUnusedStyleSheets() async -> Bool {
    guard navigation.load.committedURL != nil, !documentState.awaitsFirstRendering,
      let openPage = connection?.openPage
    else { return false }
    return await openPage.awaitsOnlyUnusedStyleSheets()
  }

  func resumeQuietWaiters() {
    let waiters = waitingTasks.quiet
    waitingTasks.quiet = []
    for waiter in waiters { waiter.resume() }
  }

  private func throwIfLost() throws(WebEngineError) {
    if let error = viewState.engineError { throw error }
  }

  private func pageWasMeasured(_ measurement: PageMeasurement) {
    changingColors { colors in
      colors.fixedTop = measurement.fixedTopColor.flatMap(CSSColor.parse)
      colors.fixedBottom = measurement.fixedBottomColor.flatMap(CSSColor.parse)
    }
    apply(measurement.appearance)
    // The engine may not support the requested scale exactly; the view adopts the page's.
    let isAsGiven = abs(measurement.scale - wantedScale(viewportConfiguration)) < 0.001
    let scale = isAsGiven ? nil : measurement.scale
    if documentState.measuredScale != scale {
      documentState.measuredScale = scale
      updateContentSize()
    }
    if documentState.size != measurement.contentSize || viewState.hasJustBeenResized {
      documentSizeIsKnown(measurement.contentSize)
    }
    pageDidScroll(to: measurement.scrollOffset)
    (window ?? self).layoutIfNeeded()
  }
}
