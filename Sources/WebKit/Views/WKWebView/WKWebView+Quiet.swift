import UIKit
package import WebEngine

extension WKWebView {
  /// What went wrong with the engine since the last load; `nil` when it answers.
  package var engineError: WebEngineError? { page.engineError }

  /// Why the last load failed; `nil` when it did not.
  package var loadFailure: PageFailure? { navigation.failure }

  /// Returns when the page has answered everything that was sent to it.
  package func idle() async {
    (window ?? self).layoutIfNeeded()
    await connection?.idle()
  }

  /// Waits until the page is loaded and neither it nor its view changes any more.
  ///
  /// - Parameter timeout: How long to wait at most.
  /// - Returns: Whether it became quiet in time. A load that failed is quiet.
  /// - Throws: The engine's error when it is lost.
  package func waitUntilQuiet(timeout: Duration) async throws(WebEngineError) -> Bool {
    let end = ContinuousClock.now + timeout
    guard await waitUntilLoaded(until: end) else { return false }
    try throwIfLost()
    // A new viewport changes the page, and the page's new size the viewport: this converges in
    // two rounds, and a page that never settles is not quiet.
    for _ in 0..<8 {
      await idle()
      try throwIfLost()
      guard let openPage = connection?.openPage else { return true }
      let rest = end - ContinuousClock.now
      guard rest > .zero else { return false }
      guard try await openPage.waitUntilQuiet(timeout: rest) else { return false }
      let before = page.sentViewport
      _ = try await measure()
      await idle()
      if page.sentViewport == before, !navigation.load.isLoading { return true }
    }
    return false
  }

  /// Asks the running page for its numbers and takes over its size, scroll position and colour.
  package func measure() async throws(WebEngineError) -> PageMeasurement {
    await idle()
    guard let openPage = connection?.openPage else {
      throw page.engineError
        ?? WebEngineError(.pageClosed, "The web view has no page to measure.")
    }
    let revision = connection?.revision
    let measurement = try await openPage.measure()
    page.measurement = revision.map { (measurement, $0) }
    if !page.awaitsFirstRendering { pageWasMeasured(measurement) }
    return measurement
  }

  /// Closes the page; the next load opens another.
  package func close() async {
    await connection?.close()
    page.sentViewport = nil
  }

  /// Whether there is nothing to wait for: no load, and the page was rendered.
  private var isLoaded: Bool {
    page.engineError != nil || (!navigation.load.isLoading && !page.awaitsFirstRendering)
  }

  private func waitUntilLoaded(until end: ContinuousClock.Instant) async -> Bool {
    if isLoaded { return true }
    let alarm = Task { [weak self] in
      try await Task.sleep(until: end, clock: .continuous)
      self?.resumeQuietWaiters()
    }
    defer { alarm.cancel() }
    while !isLoaded, ContinuousClock.now < end {
      await withCheckedContinuation { quietWaiters.append($0) }
    }
    return isLoaded
  }

  func resumeQuietWaiters() {
    let waiters = quietWaiters
    quietWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func throwIfLost() throws(WebEngineError) {
    if let error = page.engineError { throw error }
  }

  private func pageWasMeasured(_ measurement: PageMeasurement) {
    look.pageBackground = CSSColor.parse(measurement.backgroundColor) ?? .white
    look.theme = measurement.themeColor.flatMap(CSSColor.parse)
    // A page that is scrolled has no upper edge to look at; what was seen before holds.
    if measurement.scrollOffset.y <= 0 {
      look.pageTop = measurement.topColor.flatMap(CSSColor.parse)
    }
    updateBackground()
    // An engine may be unable to show a page at the scale it was given; the view follows the page.
    let isAsGiven = abs(measurement.scale - viewportConfiguration.initialScale) < 0.001
    let scale = isAsGiven ? nil : measurement.scale
    if page.measuredScale != scale {
      page.measuredScale = scale
      updateContentSize()
    }
    if page.documentSize != measurement.contentSize || page.hasJustBeenResized {
      documentSizeIsKnown(measurement.contentSize)
    }
    pageDidScroll(to: measurement.scrollOffset)
    (window ?? self).layoutIfNeeded()
  }
}
