import WebEngine

/// The entries of Chromium's history for the page's navigations.
extension ChromiumPage {
  /// Notes a commit of the main frame, whose reports wait until its history entry is known.
  ///
  /// - Parameter isHeard: Whether the browser process certainly knows of it.
  func noteDocument(isHeard: Bool) {
    let event = progress.currentEvent
    places.takeDocument(event: event, isHeard: isHeard)
    guard !isHeard else { return askForPlaces() }
    Task { [weak self] in
      // `Target.targetInfoChanged` says that it does; without that event it is asked all the same.
      try? await Task.sleep(for: EngineWaits.committedEntry)
      self?.browserHeard(upTo: event)
    }
  }

  /// Notes a same-document navigation of the main frame, which the browser process knows before the page.
  func noteStepWithinDocument() {
    places.takeStepWithinDocument(event: progress.currentEvent)
    askForPlaces()
  }

  /// The browser process knows of the documents that the page reported up to an event.
  func browserHeard(upTo event: Int) {
    if places.hear(upTo: event) { askForPlaces() }
  }

  /// Requests the history, which Chromium does not return while one document replaces the other.
  private func askForPlaces(attempts: Int = EngineWaits.history.attempts) {
    let (connection, identifier) = (session.connection, session.identifier)
    connection.post("Page.getNavigationHistory", [:], session: identifier) { [weak self] answer in
      let count = connection.deliveredEvents(of: identifier)
      Task { [weak self] in await self?.take(answer, before: count, attempts: attempts) }
    }
  }

  private func take(
    _ answer: Result<IncomingMessage, WebEngineError>, before count: Int, attempts: Int
  ) async {
    await progress.waitUntilHandled(count)
    let history = try? answer.get().result(History.self, of: "Page.getNavigationHistory")
    if history == nil, attempts > 0, !isClosed, !isCrashed {
      await EngineWaits.history.pause()
      return askForPlaces(attempts: attempts - 1)
    }
    if places.isUnclear(upTo: count) {
      // The navigation that was announced requests it itself; if none comes, a script prevented it.
      try? await Task.sleep(for: EngineWaits.announcedNavigation)
      if places.isUnclear(upTo: count) {
        places.forgetAnnouncement(upTo: count)
        return askForPlaces()
      }
    }
    let certificates = await certificates(in: history)
    send(certified(places.place(in: history, upTo: count), by: certificates))
    if places.isEmpty { letGoOfPlaced() }
  }

  /// A traversal that the app requested navigates a subframe and nothing else (W215).
  func frameStarted() {
    isStarting = false
    emit([.history(.frameStarted)])
  }

  /// A subframe navigated, for which Chromium may have added a history entry.
  func tellFrameMoved() async {
    guard !isClosed else { return }
    guard places.isEmpty else {
      Task { [weak self] in
        await self?.stepsArePlaced()
        await self?.tellFrameMoved()
      }
      return
    }
    if await tellEntryOfFrame() { return }
    // The commit came from the frame's process, and the browser process may not know of it yet. It does
    // before it receives what the page responds after that.
    Task { [weak self] in
      try? await self?.session.call(
        "Runtime.evaluate", ["expression": "0"], timeout: .milliseconds(250))
      _ = await self?.tellEntryOfFrame()
    }
  }

  /// Reports the entry that a subframe's navigation added; false if there is none.
  private func tellEntryOfFrame() async -> Bool {
    guard let history = try? await history(), history.entries.indices.contains(history.currentIndex)
    else { return false }
    let entry = HistoryEntry(
      identifier: history.entries[history.currentIndex].id, index: history.currentIndex)
    guard places.isEmpty, entry.identifier != places.lastEntry else { return false }
    places.lastEntry = entry.identifier
    if isStarting { frameStarted() }
    emit([.history(.frameMoved(entry))])
    return true
  }
}
