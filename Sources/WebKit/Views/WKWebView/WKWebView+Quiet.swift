import UIKit
package import WebEngine

extension WKWebView {
  /// What went wrong with the engine since the last load; `nil` when it answers.
  package var engineError: WebEngineError? { viewState.engineError }

  /// Why there is no page, or why the one shown is not whole; `nil` when it is.
  package var documentFailure: PageFailure? { navigation.documentFailure }

  /// Returns when the page has answered everything that was sent to it.
  package func idle() async {
    (window ?? self).layoutIfNeeded()
    while viewState.openDecisions > 0 {
      await withCheckedContinuation { decisionWaiters.append($0) }
    }
    await connection?.idle()
  }

  /// Lets go of who waits for the delegate's word.
  func resumeDecisionWaiters() {
    let waiters = decisionWaiters
    decisionWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until the page is loaded and neither it nor its view changes any more.
  ///
  /// A page that did not is halted, so that it can be measured and painted all the same; the next
  /// call lets it go on, but does not take up a load that was cut short.
  ///
  /// - Parameter timeout: How long to wait at most.
  /// - Returns: Whether it became quiet in time, with all that it loads. A load that failed is quiet.
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
    // A load that waited for the app or for its tab has reached the page by then, and is held as well.
    await idle()
    try throwIfLost()
    if processState.isHalted, let openPage = connection?.openPage,
      openPage !== processState.haltedPage
    {
      processState.haltedPage = openPage
      try await openPage.setHalted(true)
    }
    // What that ended is told before this returns: a load of the app's that follows is another.
    _ = await waitUntilLoaded(until: .now + WebViewWaits.pageResponse)
    await idle()
    try throwIfLost()
    return false
  }

  /// Waits until the page's load event has fired and it is on the screen.
  ///
  /// A page that did not come so far is halted, as by ``waitUntilQuiet(timeout:)``.
  ///
  /// - Returns: Whether it did in time. A load that failed is over.
  /// - Throws: The engine's error when it is lost.
  package func waitUntilLoaded(timeout: Duration) async throws(WebEngineError) -> Bool {
    let end = ContinuousClock.now + timeout
    let isLoaded = await waitUntilLoaded(until: end)
    if isLoaded {
      // The view takes over the page's size.
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

  /// A load of the app's lets a page go on that was halted.
  func letPageGoOn() {
    guard processState.isHalted, let connection else { return }
    processState.isHalted = false
    connection.send(.stop) { page throws(WebEngineError) in try await page.setHalted(false) }
  }

  /// Whether the page is held because it did not become quiet, or did not answer, in time.
  package var isPageHalted: Bool { processState.isHalted }

  /// What kept the page from being quiet when it was halted; `nil` where nothing is known.
  package var pendingActivity: PageActivity? { viewState.pendingActivity }

  /// Does work that needs the page's answers, and halts the page when the work is not done in time.
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
      // A page that cannot even be halted is lost; what is asked of it next says so.
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

  /// Asks the running page for its numbers and takes over its size, scroll position and color.
  ///
  /// A page that gets busy without end meanwhile is halted.
  package func measure() async throws(WebEngineError) -> PageMeasurement {
    try await haltingPage(at: .now + WebViewWaits.pageResponse) { () throws(WebEngineError) in
      try await measureNow()
    }
  }

  /// Asks the page for its numbers, for as long as it takes to answer.
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

  /// Whether there is nothing to wait for: no load, and the page was rendered or never will be.
  private var isLoaded: Bool {
    viewState.engineError != nil
      || (!navigation.load.isLoading && (!documentState.awaitsFirstRendering || hasNothingToRender))
  }

  /// Whether the document failed before any of it came, as where it is not encoded as its head says.
  ///
  /// One that a script leaves for another is canceled; what takes its place is about to start.
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
      // It may have been loaded meanwhile, and would wake nobody any more.
      if isLoaded { break }
      await withCheckedContinuation { quietWaiters.append($0) }
    }
    return isLoaded
  }

  /// Whether the document is shown, and its load event waits for nothing that it shows.
  private func awaitsOnlyUnusedStyleSheets() async -> Bool {
    guard navigation.load.committedURL != nil, !documentState.awaitsFirstRendering,
      let openPage = connection?.openPage
    else { return false }
    return await openPage.awaitsOnlyUnusedStyleSheets()
  }

  func resumeQuietWaiters() {
    let waiters = quietWaiters
    quietWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func throwIfLost() throws(WebEngineError) {
    if let error = viewState.engineError { throw error }
  }

  private func pageWasMeasured(_ measurement: PageMeasurement) {
    changingLook { look in
      look.fixedTop = measurement.fixedTopColor.flatMap(CSSColor.parse)
      look.fixedBottom = measurement.fixedBottomColor.flatMap(CSSColor.parse)
    }
    take(measurement.appearance)
    // An engine may be unable to show a page at the scale it was given; the view follows the page.
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
