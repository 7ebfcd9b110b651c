import EngineSupport
import Foundation
import WebEngine

/// Finds the entries of the page's navigations in Chromium's session history.
@PageActor
final class HistoryController: PageController {
  nonisolated static let events: Set = ["Target.targetInfoChanged"]

  private var resolver = HistoryEntryResolver()
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private unowned let page: any HistoryPage

  init(page: any HistoryPage) {
    self.page = page
  }

  func handle(_ message: IncomingMessage) {
    browserDidCommit(upTo: page.progress.currentEvent)
  }

  /// Returns Chromium's session history of the tab.
  func navigationHistory() async throws(WebEngineError) -> NavigationHistory {
    try await page.session.call("Page.getNavigationHistory", as: NavigationHistory.self)
  }

  // MARK: Reports

  /// Returns the events that can be reported at once; the others follow the history entry of the last
  /// navigation.
  func report(_ events: [PageEvent]) -> [PageEvent] { resolver.report(events) }

  /// Waits until the history entry of every navigation is reported.
  func waitUntilResolved() async {
    guard !resolver.isEmpty, !page.isClosed else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Reports the waiting events without history entries, if the history cannot be read any more.
  func flush() {
    page.send(resolver.flush())
    resumeWaiters()
  }

  /// Resumes the waiters when no navigation waits for its history entry.
  func resumeWaiters() {
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  // MARK: Navigations of the main frame

  /// Handles a same-document navigation that is about to add an entry.
  func willAddEntry(isAddedByScript: Bool) {
    resolver.announceAddition(
      event: page.progress.currentEvent, isAddedByScript: isAddedByScript)
  }

  /// Handles a dialog that blocks the script of the main frame: the reports, including the dialog's, need not
  /// wait for a navigation that the script has announced, which cannot start before the dialog is closed.
  func didBlockScript() {
    if resolver.didBlockScript(), !resolver.isEmpty { requestHistory() }
  }

  /// Handles the closing of a dialog, after which the script that it blocked continues.
  func didUnblockScript() { resolver.didUnblockScript(event: page.progress.currentEvent) }

  /// Handles a commit in the main frame, whose reports wait until its history entry is known.
  ///
  /// - Parameter isRestored: Whether it is from the back-forward cache, so that the browser process has already
  ///   handled the commit.
  func didCommit(isRestored: Bool) {
    let event = page.progress.currentEvent
    resolver.didCommit(event: event, isKnownToBrowser: isRestored)
    guard !isRestored else { return requestHistory() }
    // `Target.targetInfoChanged` reports that the browser process has handled the commit; without that event,
    // the history is requested after a delay.
    page.perform(after: EngineWaits.committedEntry) { [self] in browserDidCommit(upTo: event) }
  }

  /// Handles a same-document navigation of the main frame, which the browser process knows before the page.
  func didNavigateWithinDocument() {
    resolver.didNavigateWithinDocument(event: page.progress.currentEvent)
    requestHistory()
  }

  /// Handles the browser process's commit of the documents that the page reported up to an event.
  private func browserDidCommit(upTo event: Int) {
    if resolver.browserDidCommit(upTo: event) { requestHistory() }
  }

  /// Requests the history, which Chromium does not return while one document replaces the other.
  private func requestHistory(attempts: Int = EngineWaits.history.attempts) {
    let (connection, identifier) = (page.session.connection, page.session.identifier)
    connection.post("Page.getNavigationHistory", [:], session: identifier) {
      [weak self, weak page = page] result in
      let count = connection.deliveredEvents(of: identifier)
      Task { @PageActor [weak self, weak page] in
        guard let page else { return }
        await self?.didReceive(result, after: count, attempts: attempts)
        withExtendedLifetime(page) {}
      }
    }
  }

  /// - Parameter count: The number of events that preceded the history.
  private func didReceive(
    _ result: Result<IncomingMessage, WebEngineError>, after count: Int, attempts: Int
  ) async {
    await page.progress.waitUntilHandled(count)
    let history = try? result.get().result(NavigationHistory.self, of: "Page.getNavigationHistory")
    let isBehind = history.map { resolver.isBehind($0, upTo: count) } ?? true
    if isBehind, attempts > 0, !page.isClosed, !page.isCrashed {
      await EngineWaits.history.pause()
      return requestHistory(attempts: attempts - 1)
    }
    if resolver.isAmbiguous(upTo: count) {
      // The announced navigation requests the history itself; if it does not start, a script prevented it.
      await waitForAnnouncingTask()
      if resolver.isAmbiguous(upTo: count) {
        resolver.removeAnnouncement(upTo: count)
        return requestHistory()
      }
    }
    let certificates = await certificates(in: history)
    page.send(resolver.resolve(history, upTo: count).certified(by: certificates))
    if resolver.isEmpty { resumeWaiters() }
  }

  /// Waits until the page's task that announced a navigation has ended, and its events were handled.
  ///
  /// A script that runs after that task responds after its events.
  private func waitForAnnouncingTask() async {
    try? await Task.sleep(for: EngineWaits.announcedNavigation)
    // While a load suspends the session, only the delay applies.
    try? await page.session.callAll([
      .init(
        "Runtime.evaluate", ["expression": "0"], mayFail: true, waitsWhileSuspended: false,
        timeout: EngineWaits.announcingTask)
    ])
    await page.waitUntilDeliveredEventsAreHandled()
  }

  /// Returns the certificate chain, leaf first, of the document whose commit is about to be reported; empty for a
  /// connection that is not secure, or for contents of the app.
  private func certificates(in history: NavigationHistory?) async -> [Data] {
    guard resolver.commitsSecurely,
      let url = history?.currentEntry.flatMap({ URL(address: $0.url) })
    else { return [] }
    return await page.session.certificates(of: url)
  }

  // MARK: Navigations of subframes

  /// Handles a navigation of a subframe, for which Chromium may have added a history entry.
  func subframeDidNavigate() async {
    guard !page.isClosed else { return }
    guard resolver.isEmpty else {
      return page.perform { [self] in
        await waitUntilResolved()
        await subframeDidNavigate()
      }
    }
    if await reportSubframeEntry() { return }
    // The commit is reported by the frame's process, before the browser process has handled it. The browser
    // process handles it before it receives the page's next response.
    page.perform { [self] in
      try? await page.session.call(
        "Runtime.evaluate", ["expression": "0"], timeout: EngineWaits.pageResponse)
      _ = await reportSubframeEntry()
    }
  }

  /// Reports the entry that a subframe's navigation added; returns `false` if there is none.
  private func reportSubframeEntry() async -> Bool {
    guard let history = try? await navigationHistory(), let current = history.currentEntry,
      resolver.isEmpty, current.id != resolver.lastEntry
    else { return false }
    resolver.lastEntry = current.id
    page.didNavigateSubframe()
    page.emit([
      .history(.frameMoved(HistoryEntry(identifier: current.id, index: history.currentIndex)))
    ])
    return true
  }
}
