import WebEngine

/// Where the page's steps stand in Chromium's history.
extension ChromiumPage {
  /// Notes that the main frame shows another document, whose reports wait until its place is known.
  ///
  /// - Parameter isHeard: Whether the browser has surely heard of it.
  func noteDocument(isHeard: Bool) {
    let event = currentEvent
    places.takeDocument(event: event, isHeard: isHeard)
    guard !isHeard else { return askForPlaces() }
    Task { [weak self] in
      // The browser says that it has heard of it; one that does not is asked all the same.
      try? await Task.sleep(for: EngineWaits.committedEntry)
      self?.browserHeard(upTo: event)
    }
  }

  /// Notes a step within the main frame's document, of which the browser hears first.
  func noteStepWithinDocument() {
    places.takeStepWithinDocument(event: currentEvent)
    askForPlaces()
  }

  /// The browser has heard of what the page told of before.
  func browserHeard(upTo event: Int) {
    if places.hear(upTo: event) { askForPlaces() }
  }

  /// Asks for the history; while one document replaces the other it is not said.
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
    await takes(count)
    let history = try? answer.get().result(History.self, of: "Page.getNavigationHistory")
    if history == nil, attempts > 0, !isClosed, !isCrashed {
      await EngineWaits.history.pause()
      return askForPlaces(attempts: attempts - 1)
    }
    if places.isUnclear(upTo: count) {
      // The step that was announced asks for itself; it is one that the page took back if none comes.
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

  /// A step that the app asked for moves a frame and nothing else (W215).
  func frameStarted() {
    isStarting = false
    emit([.history(.frameStarted)])
  }

  /// A frame went elsewhere, which Chromium may have made an entry of its history for.
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
    // The frame itself told of its document, and the browser may not have heard of it yet. Of what the
    // page answers after that it hears later.
    Task { [weak self] in
      try? await self?.session.call(
        "Runtime.evaluate", ["expression": "0"], timeout: .milliseconds(250))
      _ = await self?.tellEntryOfFrame()
    }
  }

  /// Tells of the entry that a frame's step has made; false if there is none.
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
