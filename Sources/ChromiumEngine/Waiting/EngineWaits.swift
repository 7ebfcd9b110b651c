import WebEngine

/// The engine's polling intervals and timeouts for conditions without an event of Chromium, with reasons.
///
/// A limit is a number of attempts if a busy machine, which slows each attempt, must not end the wait; it
/// is a time if a caller waits for the result. A plain duration is a single delay or a polling interval.
enum EngineWaits {
  // MARK: The browser's process

  /// Chromium prints the port of its developer tools within a second of its start.
  static let inspectorPort = Polling(every: .milliseconds(50), attempts: 100)
  /// A renderer enters its sandbox a moment after it starts.
  static let sandbox = Polling(every: .milliseconds(25), attempts: 40)
  /// The memory of the processes can grow by some hundred megabytes a second.
  static let resourceUsage: Duration = .milliseconds(250)
  /// A popup's tab appears in a few milliseconds; a factory that creates no tab in this time has failed.
  static let popupTab: Duration = .milliseconds(500)
  /// A refused popup sends its first request immediately or not at all.
  static let refusedPopupRequest: Duration = .seconds(2)

  // MARK: Navigation

  /// A stopped load is reported within a round trip; without a report in half a second, it was stopped
  /// before its request was sent.
  static let stoppedLoad = Polling(every: .milliseconds(10), attempts: 50)
  /// `Page.stopLoading` fails during a commit, which takes long on a busy machine.
  static let documentReplacement = Polling(every: .milliseconds(20), attempts: 100)
  /// A load that timed out is stopped repeatedly until Chromium reports its end.
  static let timedOutLoad = Polling(every: .milliseconds(10), attempts: 50)

  // MARK: The session history

  /// The browser reports a committed document after the page; half a second covers a busy machine.
  static let committedEntry: Duration = .milliseconds(500)
  /// The history cannot be read during a commit.
  static let history = Polling(every: .milliseconds(5), attempts: 100)
  /// The task of the page that announces a same-document navigation may never end.
  static let announcingTask: Duration = .seconds(1)
  /// An announced same-document navigation happens within one task of the page, or not at all.
  static let announcedNavigation: Duration = .milliseconds(100)
  /// The storage key of a document is known a round trip between processes after its commit.
  static let storageKey = Polling(every: .milliseconds(20), attempts: 10)

  // MARK: The document

  /// A document has no root element for a moment after its commit.
  static let rootElement = Polling(every: .milliseconds(20), attempts: 25)
  /// The same for a page that is being halted, which must not be delayed.
  static let rootElementOfHaltedPage = Polling(
    every: .milliseconds(20), timeout: .milliseconds(500))
  /// A script that blocks the page being halted, such as that of a frame, is terminated again.
  static let lateScript = Polling(every: .milliseconds(20), attempts: 40)
  /// The load of a halted page is stopped within a round trip, or within the timeouts above.
  static let stopOfHaltedLoad = Polling(every: .milliseconds(5), timeout: .seconds(2))
  /// Half the duration of a frame.
  ///
  /// No event reports that the last request finished and no other started.
  static let quiet: Duration = .milliseconds(8)
  /// An idle page responds in a few milliseconds; one with an endless script does not respond.
  static let pageResponse: Duration = .milliseconds(250)
  /// Most scheme handlers respond completely within the call that starts the task, and need no streaming.
  static let wholeSchemeResponse: Duration = .milliseconds(20)
}
