import Foundation
import Synchronization
import WebEngine

/// A tab of the browser.
@PageActor
final class ChromiumPage: WebPage {
  nonisolated let events: AsyncStream<PageEvent>

  /// Commands to the tab.
  nonisolated let session: Session
  /// The identifier of the tab, which is also its main frame's.
  nonisolated let target: String
  /// The tab's browser.
  nonisolated let browser: Browser
  /// The data store of the tab.
  nonisolated let store: PageStore

  /// The loads of the main frame.
  var tracker = NavigationTracker()
  /// Whether a load was requested that awaits its first event.
  var isStarting = false
  /// The URL of that load.
  var starting = ""
  /// Whether the main frame's document was left for an address that the engine has nothing for, so
  /// that Blink may have given up parsing it.
  var hasLeftForElsewhere = false
  /// The pending policy decisions, and the navigations that precede them.
  var policy = PagePolicy() { didSet { noteCalm() } }
  /// What replaces the next document, or its request.
  var substitute: Substitute?
  /// The app's own requests, by their loads.
  var appRequests = AppRequests()
  /// Whether the page's process ended, and no other has taken its place.
  var isCrashed = false { didSet { noteCalm() } }
  /// The limit that its process exceeded when it ended.
  var crashLimit: PageLimit?
  /// Whether the page was closed or its process ended for good.
  var isClosed = false { didSet { noteCalm() } }
  /// Whether the page is open and none of its loads awaits a policy decision.
  nonisolated let isCalm = Atomic<Bool>(true)

  /// Sends the app's scripts.
  nonisolated let scriptSender: ScriptSender

  /// Authentication challenges.
  private(set) lazy var challenges = ChallengeController(page: self)
  /// JavaScript dialogs and file choosers.
  private(set) lazy var dialogs = DialogController(page: self)
  /// Audio and video.
  private(set) lazy var media = MediaController(page: self, policy: configuration.media)
  /// Permissions for the camera, the microphone and the motion sensors.
  private(set) lazy var captureDevices = PermissionController(page: self)
  /// Touches, keys and form fields.
  private(set) lazy var input = InputController(page: self)
  /// The settings.
  private(set) lazy var settings = SettingsController(page: self, configuration)
  /// The visibility.
  private(set) lazy var visibility = VisibilityController(page: self)
  /// The viewport and the scroll position.
  private(set) lazy var viewportController = ViewportController(
    page: self, configuration.viewport)
  /// Measurements, screenshots and PDFs.
  private(set) lazy var captures = CaptureController(page: self)
  /// The observer's world in the main frame's document.
  private(set) lazy var observer = ObserverWorld(page: self)
  /// User scripts, message handlers and calls.
  private(set) lazy var scripts = ScriptController(page: self, mayRunWithoutDebugger: opener == nil)
  /// Downloads.
  private(set) lazy var downloads = DownloadController(page: self)
  /// What keeps the page from being quiet.
  private(set) lazy var activities = ActivityController(page: self)
  /// Uncaught errors of scripts, and subresources that fail to load.
  private(set) lazy var problems = ProblemController(page: self)
  /// The windows that the page opens, and what opened its own.
  private(set) lazy var windows = WindowController(page: self, opener: opener)
  /// Local files.
  private(set) lazy var files = LocalFileController(page: self)
  /// Style sheets.
  private(set) lazy var styleSheets = StyleSheetController(page: self)
  /// The sites shown.
  private(set) lazy var sites = SiteController(page: self)
  /// The timeout of the app's loads.
  private(set) lazy var responseTimeout = ResponseTimeoutController(page: self)
  /// Halts the page.
  private(set) lazy var halting = HaltController(page: self)
  /// The session history.
  private(set) lazy var history = HistoryController(page: self)
  /// The app's own URL schemes.
  private(set) lazy var schemes = SchemeController(page: self, configuration.schemes)
  /// Content rules.
  private(set) lazy var contentRules = ContentRuleController(
    page: self, configuration.contentRules)
  /// The controllers, by the events that they handle.
  private(set) lazy var controllers = ControllerTable([
    scripts, dialogs, challenges, windows, activities, problems, history,
  ])

  private let configuration: PageConfiguration
  private let opener: WindowOpener?
  private let report: AsyncStream<PageEvent>.Continuation
  private var listening: Task<Void, Never>?
  /// The events of the session that were handled.
  nonisolated let progress = EventProgress()

  /// What the next load of the main frame is made with.
  enum Substitute {
    /// Text that replaces a blank document's.
    case blank(html: String)
    /// A response in place of the server's.
    case answer(LocalFileReader.File)
    /// The method, header fields and body that the request is sent with.
    case request(method: String, headers: [String: String], body: Data?)

    /// Whether a blank document waits for its text.
    var isBlank: Bool { if case .blank = self { true } else { false } }
  }

  /// Opens a tab.
  static func open(
    _ configuration: PageConfiguration, in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let tab = try await browser.makeTab(in: configuration.store)
    let page = ChromiumPage(
      session: Session(identifier: tab.session, connection: browser.root.connection),
      target: tab.target, browser: browser, configuration)
    try await page.begin(configuration)
    return page
  }

  /// Makes a page of a window that another page opened.
  static func adopt(
    _ window: PendingPopup, openedBy opener: PageFrame, _ configuration: PageConfiguration,
    in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let page = ChromiumPage(
      session: Session(identifier: window.session, connection: browser.root.connection),
      target: window.target, browser: browser, configuration,
      opener: WindowOpener(frame: opener, opening: window.opening))
    try await page.begin(configuration, window)
    return page
  }

  /// Sets up the tab and resumes it.
  ///
  /// - Parameter window: The window that a page opened; `nil` for the app's. One that cannot access its
  ///   opener responds to nothing before its first document.
  private func begin(
    _ configuration: PageConfiguration, _ window: PendingPopup? = nil
  ) async throws(WebEngineError) {
    browser.windows.add(self)
    let commands = prepare(configuration)
    let resume = Session.Command("Runtime.runIfWaitingForDebugger")
    do throws(WebEngineError) {
      if let window, !window.canAccessOpener {
        for command in commands { session.send(command.name, command.parameters) }
        visibility.setVisible(configuration.isVisible)
        scripts.sendScripts(configuration.scripts)
        session.send(resume.name)
      } else if window != nil {
        try await session.callAll(commands)
        visibility.setVisible(configuration.isVisible)
        try await setScripts(configuration.scripts)
        try await session.callAll([resume])
      } else {
        try await session.callAll(commands + [resume])
        visibility.setVisible(configuration.isVisible)
        try await setScripts(configuration.scripts)
      }
    } catch {
      session.send(resume.name)
      await close()
      throw error
    }
  }

  private init(
    session: Session, target: String, browser: Browser, _ configuration: PageConfiguration,
    opener: WindowOpener? = nil
  ) {
    (events, report) = AsyncStream.makeStream(of: PageEvent.self)
    self.session = session
    scriptSender = ScriptSender(session: session)
    self.target = target
    self.browser = browser
    self.configuration = configuration
    store = configuration.store
    self.opener = opener
  }

  deinit {
    report.finish()
    browser.windows.remove(target)
    if !isClosed { browser.closeTarget(target, session: session.identifier) }
  }

  /// Begins to handle the session's events, and returns the commands that set up the tab.
  private func prepare(_ configuration: PageConfiguration) -> [Session.Command] {
    let incoming = session.connection.events(of: session.identifier, target: target)
    listening = Task { @concurrent [weak self] in
      for await message in incoming {
        await self?.handle(message)
        await self?.progress.didHandleEvent()
      }
      await self?.sessionEnded()
    }
    return setUpCommands(configuration)
  }

  /// Updates whether a script can start without reading the page's state.
  func noteCalm() {
    isCalm.store(!isClosed && !isCrashed && !policy.isAnythingOpen, ordering: .releasing)
  }

  /// Reports events, after the history entries of the navigations before them.
  func emit(_ events: [PageEvent]) {
    if events.contains(where: \.endsResponseTimeout) { responseTimeout.stop() }
    send(history.report(events))
  }

  /// Reports events at once.
  func send(_ events: [PageEvent]) {
    for event in events { report.yield(schemes.map.outside(event)) }
  }

  /// Returns when every event that Chromium sent before now is reported.
  ///
  /// Responses do not wait for the events before them; a check of whether the page is quiet must.
  func catchUp() async {
    await deliveredEventsAreHandled()
    await history.waitUntilResolved()
  }

  /// Returns when every event that Chromium sent before now was handled.
  func deliveredEventsAreHandled() async {
    await progress.waitUntilHandled(session.connection.deliveredEvents(of: session.identifier))
  }

  private func sessionEnded() {
    progress.finish()
    history.giveUp()
    guard !isClosed else { return }
    isClosed = true
    responseTimeout.stop()
    browser.windows.remove(target)
    // Where the browser is still there, the page closed its window itself.
    emit(browser.isRunning ? [.process(.closed)] : exceededLimit + tracker.crashed())
    report.finish()
  }

  /// Throws when the page was closed.
  func checkOpen() throws(WebEngineError) {
    guard !isClosed else {
      if !browser.root.connection.isOpen {
        if let limit = browser.reachedLimit { throw limit.error }
        throw WebEngineError(
          .engineGone, "Chromium ended while a page was open.", advice: "Open the page again.")
      }
      throw WebEngineError(.pageClosed, "The page was closed.")
    }
    guard !isCrashed else { throw crash }
  }

  /// The error of a call to a page whose process ended.
  var crash: WebEngineError {
    (crashLimit ?? browser.reachedLimit)?.error
      ?? WebEngineError(
        .pageClosed, "The page's process ended.",
        advice: "A page that needs too much memory does this; try again.")
  }

  /// The report of the limit that the page's process was ended for, where there is one.
  var exceededLimit: [PageEvent] {
    browser.reachedLimit.map { [.process(.exceededLimit($0))] } ?? []
  }

  func close() async {
    guard !isClosed else { return }
    isClosed = true
    responseTimeout.stop()
    browser.windows.remove(target)
    windows.refusePending()
    listening?.cancel()
    progress.finish()
    history.resumeWaiters()
    report.finish()
    await browser.close(target: target, session: session.identifier)
  }
}
