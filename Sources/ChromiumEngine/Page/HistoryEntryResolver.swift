import WebEngine

/// The entries of Chromium's history for a page's navigations, and the reports that wait for them.
///
/// A pure state machine. Navigations and histories are ordered by the session's events: by the number of
/// the event that reported a navigation, and by how many came before a history. The page's process
/// reports navigations, the browser process keeps the history: a commit may be reported before the
/// browser process knows of it, and more may follow before it responds (docs/spec/chromium.md 5.13).
struct HistoryEntryResolver {
  private struct Pending {
    let event: Int
    /// Whether the browser's history has the step.
    var isHeard: Bool
    /// What announced it, where it adds a place within the document.
    var addition: Addition?
    /// What was reported after it.
    var reports: [PageEvent] = []
  }

  private struct Addition {
    let event: Int
    let isAddedByScript: Bool
  }

  private var pending: [Pending] = []
  private var announced: Addition?
  /// Chromium's number of the entry that was told last.
  var lastEntry: Int?

  /// Whether a commit over a secure connection waits to be reported.
  var commitSecurely: Bool { pending.contains { $0.reports.contains(where: \.commitsSecurely) } }

  /// Whether every step has its place.
  var isEmpty: Bool { pending.isEmpty }

  /// The page shows another document; what is reported from now on waits for its place.
  ///
  /// - Parameter isHeard: Whether the browser process certainly knows of it.
  mutating func takeDocument(event: Int, isHeard: Bool) {
    announced = nil
    pending.append(Pending(event: event, isHeard: isHeard))
  }

  /// The page is about to add a place within its document.
  mutating func announceAddition(event: Int, isAddedByScript: Bool) {
    announced = Addition(event: event, isAddedByScript: isAddedByScript)
  }

  /// The page took a step within its document; it adds a place if that was announced.
  mutating func takeStepWithinDocument(event: Int) {
    pending.append(Pending(event: event, isHeard: true, addition: announced))
    announced = nil
  }

  /// Returns what of a report can be made at once; the rest comes with the place of the last step.
  mutating func report(_ events: [PageEvent]) -> [PageEvent] {
    guard let last = pending.indices.last else { return events }
    pending[last].reports += events
    return []
  }

  /// The browser process knows of all documents up to an event.
  ///
  /// - Returns: Whether that was not known before.
  mutating func hear(upTo event: Int) -> Bool {
    var isNews = false
    for index in pending.indices where pending[index].event <= event && !pending[index].isHeard {
      pending[index].isHeard = true
      isNews = true
    }
    return isNews
  }

  /// Whether an answer may know of a place that was only announced when it came.
  func isUnclear(upTo event: Int) -> Bool {
    if let announced, announced.event <= event { return true }
    return pending.contains { step in
      step.event > event && (step.addition.map { $0.event <= event } ?? false)
    }
  }

  /// No step came of what was announced up to an event.
  mutating func forgetAnnouncement(upTo event: Int) {
    if let announced, announced.event <= event { self.announced = nil }
  }

  /// Finds the places of the steps that an answer knows of.
  ///
  /// - Parameters:
  ///   - history: The answer; `nil` where there is none, and reports wait no more.
  ///   - event: How many events came before the answer.
  /// - Returns: What can be reported now.
  mutating func place(in history: ChromiumPage.History?, upTo event: Int) -> [PageEvent] {
    let ready = pending.prefix { $0.isHeard && $0.event <= event }
    pending.removeFirst(ready.count)
    // The last step is where the history stands; before an addition it stood one place earlier.
    var index = history?.currentIndex ?? 0
    var reports: [[PageEvent]] = []
    for (number, step) in ready.enumerated().reversed() {
      var events = step.reports
      if let history, history.entries.indices.contains(index) {
        let identifier = history.entries[index].id
        if number == ready.count - 1 { lastEntry = identifier }
        events.insert(
          .history(
            .entry(
              HistoryEntry(
                identifier: identifier, index: index,
                isAddedByScript: step.addition?.isAddedByScript ?? false))), at: 0)
      }
      reports.append(events)
      if step.addition != nil { index -= 1 }
    }
    return reports.reversed().flatMap(\.self)
  }

  /// The page is gone: what was to be reported is reported without places.
  mutating func giveUp() -> [PageEvent] {
    for index in pending.indices { pending[index].isHeard = true }
    return place(in: nil, upTo: .max)
  }
}
