import WebEngine

/// Every wait of the engine for something that Chromium does not announce, with its reason.
///
/// Limits count attempts where a busy machine makes each attempt slow and the wait must not end for
/// that, and time where the caller waits for the result. A plain duration is one pause, or the interval
/// of something that is watched for as long as it exists.
enum EngineWaits {
  // MARK: The browser's process

  /// Chromium prints the port of its developer tools within a second of its start.
  static let inspectorPort = Polling(every: .milliseconds(50), attempts: 100)
  /// A renderer enters its sandbox a moment after it is there.
  static let sandbox = Polling(every: .milliseconds(25), attempts: 40)
  /// What memory the processes use can grow by some hundred megabytes a second.
  static let processUse: Duration = .milliseconds(250)
  /// A popup's tab appears in a few milliseconds; a factory that makes none for so long has failed.
  static let popupTab: Duration = .milliseconds(500)
  /// A refused popup sends its first request at once, or has none.
  static let refusedPopupRequest: Duration = .seconds(2)

  // MARK: Navigation

  /// A load that Chromium stops is reported within a round trip; one of which nothing is heard for half
  /// a second was stopped before its request went out.
  static let stoppedLoad = Polling(every: .milliseconds(10), attempts: 50)
  /// `Page.stopLoading` fails while one document replaces the other, on a busy machine for long.
  static let documentReplacement = Polling(every: .milliseconds(20), attempts: 100)
  /// A load that timed out is stopped again until Chromium has ended it.
  static let timedOutLoad = Polling(every: .milliseconds(10), attempts: 50)

  // MARK: The session history

  /// The browser reports a committed document after the page; half a second covers a busy machine.
  static let committedEntry: Duration = .milliseconds(500)
  /// The history cannot be read while one document replaces the other.
  static let history = Polling(every: .milliseconds(5), attempts: 100)
  /// A same-document navigation that was announced comes within a task of the page, or not at all.
  static let announcedNavigation: Duration = .milliseconds(100)
  /// The storage key of a document follows its commit by a round trip between processes.
  static let storageKey = Polling(every: .milliseconds(20), attempts: 10)

  // MARK: The document

  /// A document that has just been committed has no root element for a moment.
  static let rootElement = Polling(every: .milliseconds(20), attempts: 25)
  /// The same in a page that is being halted, which must not be held up by it.
  static let rootElementOfHaltedPage = Polling(
    every: .milliseconds(20), timeout: .milliseconds(500))
  /// Half a frame: nothing tells when the last request ends and no other begins.
  static let quiet: Duration = .milliseconds(8)
  /// A page that is idle answers in a few milliseconds; one whose script does not end says nothing.
  static let pageResponse: Duration = .milliseconds(250)
  /// Most responses of scheme handlers are whole within the call that begins them, and need no stream.
  static let wholeSchemeResponse: Duration = .milliseconds(20)
}
