import WebEngine

/// A state machine that finds the entries of Chromium's history for a page's navigations, and delays reports
/// until they are known.
///
/// Navigations and histories are ordered by the session's events: by the number of the event that reported a
/// navigation, and by the number of events before a history was received. The page's process reports
/// navigations, and the browser process keeps the history: a commit may be reported before the browser process
/// handles it, and more may follow before it responds (docs/spec/chromium.md 5.13).
struct HistoryEntryResolver {
  private struct Pending {
    let event: Int
    /// Whether the browser's history has the navigation.
    var isKnownToBrowser: Bool
    /// The announcement of a same-document navigation that adds an entry.
    var addition: Addition?
    /// The events that follow the navigation.
    var reports: [PageEvent] = []
  }

  private struct Addition {
    /// The number of the event that announced it, or that closed the dialog that blocked it.
    var event: Int
    let isAddedByScript: Bool
    /// Whether a dialog blocks the script that announced it, so that no history has it yet.
    var isBlocked = false
  }

  private var pending: [Pending] = []
  private var announced: Addition?
  /// Chromium's identifier of the entry that was reported last.
  var lastEntry: Int?

  /// Whether a commit over a secure connection waits to be reported.
  var commitsSecurely: Bool { pending.contains { $0.reports.contains(where: \.commitsSecurely) } }

  /// Whether the entry of every navigation is known.
  var isEmpty: Bool { pending.isEmpty }

  /// Handles a commit; later reports wait for its entry.
  ///
  /// - Parameter isKnownToBrowser: Whether the browser process has certainly handled the commit.
  mutating func didCommit(event: Int, isKnownToBrowser: Bool) {
    announced = nil
    pending.append(Pending(event: event, isKnownToBrowser: isKnownToBrowser))
  }

  /// Handles a same-document navigation that is about to add an entry.
  mutating func announceAddition(event: Int, isAddedByScript: Bool) {
    announced = Addition(event: event, isAddedByScript: isAddedByScript)
  }

  /// Handles a dialog that blocks the page's script.
  ///
  /// - Returns: Whether the script has announced an addition, which then follows the dialog.
  mutating func didBlockScript() -> Bool {
    announced?.isBlocked = true
    return announced != nil
  }

  /// Handles the closing of a dialog, after which the script that it blocked continues.
  mutating func didUnblockScript(event: Int) {
    guard announced?.isBlocked == true else { return }
    announced?.isBlocked = false
    announced?.event = event
  }

  /// Handles a same-document navigation, which adds an entry if that was announced.
  mutating func didNavigateWithinDocument(event: Int) {
    pending.append(Pending(event: event, isKnownToBrowser: true, addition: announced))
    announced = nil
  }

  /// Returns the events that can be reported at once; the others follow the entry of the last navigation.
  mutating func report(_ events: [PageEvent]) -> [PageEvent] {
    guard let last = pending.indices.last else { return events }
    pending[last].reports += events
    return []
  }

  /// Handles the browser process's commit of all documents up to an event.
  ///
  /// - Returns: Whether a pending navigation was affected.
  mutating func browserDidCommit(upTo event: Int) -> Bool {
    var isChanged = false
    for index in pending.indices
    where pending[index].event <= event && !pending[index].isKnownToBrowser {
      pending[index].isKnownToBrowser = true
      isChanged = true
    }
    return isChanged
  }

  /// Returns whether a history may have an entry that was only announced when the history was received.
  func isAmbiguous(upTo event: Int) -> Bool {
    if let announced, !announced.isBlocked, announced.event <= event { return true }
    return pending.contains { navigation in
      navigation.event > event && (navigation.addition.map { $0.event <= event } ?? false)
    }
  }

  /// Removes an addition that was announced up to an event and did not happen.
  mutating func removeAnnouncement(upTo event: Int) {
    if let announced, announced.event <= event { self.announced = nil }
  }

  /// Returns whether a history lacks the entry of a navigation up to an event, which the browser process has not
  /// committed yet.
  func isBehind(_ history: NavigationHistory, upTo event: Int) -> Bool {
    let ready = pending.prefix { $0.isKnownToBrowser && $0.event <= event }
    return addedIndices(of: ready, in: history).contains { !history.entries.indices.contains($0) }
  }

  /// Returns the indices of the entries that the first navigations add, as far as they follow the entry that was
  /// reported last.
  ///
  /// A history may already have the entry of a navigation that is yet to be reported, so the index of the last
  /// entry is more reliable than the current index.
  private func addedIndices(
    of ready: some Collection<Pending>, in history: NavigationHistory
  ) -> [Int] {
    guard let last = history.entries.firstIndex(where: { $0.id == lastEntry }) else { return [] }
    return ready.prefix { $0.addition != nil }.indices.enumerated().map { last + 1 + $0.offset }
  }

  /// Finds the entries of the navigations that a history contains.
  ///
  /// - Parameters:
  ///   - history: The history; `nil` if there is none, and reports no longer wait.
  ///   - event: The number of events before the history was received.
  /// - Returns: The events that can be reported now.
  mutating func resolve(_ history: NavigationHistory?, upTo event: Int) -> [PageEvent] {
    let ready = pending.prefix { $0.isKnownToBrowser && $0.event <= event }
    pending.removeFirst(ready.count)
    // The last navigation is at the current index; before an addition that was one less.
    var index = history?.currentIndex ?? 0
    let added = history.map { addedIndices(of: ready, in: $0) } ?? []
    var reports: [[PageEvent]] = []
    for (number, navigation) in ready.enumerated().reversed() {
      var events = navigation.reports
      if added.indices.contains(number), let history,
        history.entries.indices.contains(added[number])
      {
        index = added[number]
      }
      if let history, history.entries.indices.contains(index) {
        let identifier = history.entries[index].id
        if number == ready.count - 1 { lastEntry = identifier }
        events.insert(
          .history(
            .entry(
              HistoryEntry(
                identifier: identifier, index: index,
                isAddedByScript: navigation.addition?.isAddedByScript ?? false))), at: 0)
      }
      reports.append(events)
      if navigation.addition != nil { index -= 1 }
    }
    return reports.reversed().flatMap(\.self)
  }

  /// Returns the waiting events without entries, after the page was closed or its process terminated.
  mutating func flush() -> [PageEvent] {
    for index in pending.indices { pending[index].isKnownToBrowser = true }
    return resolve(nil, upTo: .max)
  }
}
