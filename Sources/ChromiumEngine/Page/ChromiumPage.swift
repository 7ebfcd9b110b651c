import Foundation
import Synchronization
import WebEngine

/// A tab of the browser.
@PageActor
final class ChromiumPage: WebPage {
  nonisolated let events: AsyncStream<PageEvent>

  /// Commands to the tab.
  nonisolated let session: Session
  /// Chromium's name for the tab, which is also its main frame's.
  nonisolated let target: String
  /// The tab's browser.
  nonisolated let browser: Browser
  /// Where the tab keeps cookies and storage.
  nonisolated let store: PageStore

  /// What of its requests the app answers or forbids.
  var interception = InterceptionState()
  /// The loads of the main frame.
  var tracker = NavigationTracker()
  /// Whether a load was asked for of which Chromium has not spoken yet.
  var isStarting = false
  /// The address of that load.
  var starting = ""
  /// Whether the main frame's document was left for an address that the engine has nothing for, so
  /// that Blink may have given up parsing it.
  var hasLeftForElsewhere = false
  /// What waits for a decision, and what is known of loads before they ask.
  var policy = PagePolicy() { didSet { noteCalm() } }
  /// The steps whose places in Chromium's history are not known yet.
  var places = HistoryEntryResolver()
  /// What is to stand in for the next document, or to be added to its request.
  var substitute: Substitute?
  /// How long servers may take to answer the app's loads.
  var answerTime = AnswerTime()
  /// How controls of forms look where the page leaves them alone.
  let formControls: FormControls
  /// Whether the page's scripts and loads are held.
  var isHalted = false
  /// How often that has changed.
  var halts = 0
  /// The app's own requests and what became of them.
  var appRequests = AppRequests()
  /// Whether the page's process ended, and no other has taken its place.
  var isCrashed = false { didSet { noteCalm() } }
  /// The limit that its process was ended for.
  var crashLimit: PageLimit?
  /// Whether the page was closed or its process ended for good.
  var isClosed = false { didSet { noteCalm() } }
  /// Whether the page is there and none of its loads waits for a decision.
  nonisolated let isCalm = Atomic<Bool>(true)

  /// Sends the app's scripts.
  nonisolated let scriptSender: ScriptSender

  /// Authentication challenges.
  private(set) lazy var challenges = ChallengeController(page: self)
  /// JavaScript dialogs and file choosers.
  private(set) lazy var dialogs = DialogController(page: self)
  /// Audio and video.
  private(set) lazy var media = MediaController(page: self, rules: configuration.media)
  /// Permissions for the camera, the microphone and the motion sensors.
  private(set) lazy var captureDevices = CaptureDeviceController(page: self)
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
  private(set) lazy var scripts = ScriptController(page: self, mayRunDirectly: opener == nil)
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
  /// The controllers, by the events that they handle.
  private(set) lazy var controllers = ControllerTable([scripts, dialogs, challenges, windows])

  private let configuration: PageConfiguration
  private let opener: WindowOpener?
  private let report: AsyncStream<PageEvent>.Continuation
  private var listening: Task<Void, Never>?
  /// How many events were taken, and who waits for how many.
  private var taken = 0
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var waitingForPlaces: [CheckedContinuation<Void, Never>] = []

  /// What the next load of the main frame is made with.
  enum Substitute {
    /// Text that replaces a blank document's.
    case blank(html: String)
    /// What is answered in the server's place.
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

  /// Takes over a window that a page opened.
  static func adopt(
    _ window: PendingPopup, openedBy opener: PageFrame, _ configuration: PageConfiguration,
    in browser: Browser
  ) async throws(WebEngineError) -> ChromiumPage {
    let page = ChromiumPage(
      session: Session(identifier: window.session, connection: browser.root.connection),
      target: window.target, browser: browser, configuration,
      opener: WindowOpener(frame: opener, want: window.want))
    try await page.begin(configuration, window)
    return page
  }

  /// Sets the tab up and lets it go on.
  ///
  /// - Parameter window: What a page opened the tab for: one that its opener does not see answers
  ///   nothing before its first document is there, which waits for whoever opens it.
  private func begin(
    _ configuration: PageConfiguration, _ window: PendingPopup? = nil
  ) async throws(WebEngineError) {
    browser.windows.add(self)
    let commands = prepare(configuration)
    let goOn = Session.Command("Runtime.runIfWaitingForDebugger")
    do throws(WebEngineError) {
      if let window, !window.seesOpener {
        for command in commands { session.send(command.name, command.parameters) }
        visibility.setVisible(configuration.isVisible)
        scripts.sendScripts(configuration.scripts)
        session.send(goOn.name)
      } else if window != nil {
        try await session.callAll(commands)
        visibility.setVisible(configuration.isVisible)
        try await setScripts(configuration.scripts)
        try await session.callAll([goOn])
      } else {
        try await session.callAll(commands + [goOn])
        visibility.setVisible(configuration.isVisible)
        try await setScripts(configuration.scripts)
      }
    } catch {
      session.send(goOn.name)
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
    formControls = configuration.formControls
    self.opener = opener
  }

  deinit {
    report.finish()
    answerTime.stop()
    browser.windows.remove(target)
    if !isClosed { browser.closeTarget(target, session: session.identifier) }
  }

  /// Begins to listen, and returns what the tab has to be told.
  private func prepare(_ configuration: PageConfiguration) -> [Session.Command] {
    interception.schemes = SchemeMap(schemes: configuration.schemes)
    interception.rules = configuration.contentRules
    let incoming = session.connection.events(of: session.identifier, target: target)
    listening = Task { @concurrent [weak self] in
      for await message in incoming {
        await self?.take(message)
        await self?.countTaken()
      }
      await self?.sessionEnded()
    }
    return setUpCommands(configuration)
  }

  /// Updates whether a script can be started without a look at the page's state.
  func noteCalm() {
    isCalm.store(!isClosed && !isCrashed && !policy.isAnythingOpen, ordering: .releasing)
  }

  /// Reports what happened, after the places of the steps before it.
  func emit(_ events: [PageEvent]) {
    if events.contains(where: \.endsWaiting) { answerTime.stop() }
    send(places.report(events))
  }

  /// Reports what happened at once.
  func send(_ events: [PageEvent]) {
    for event in events { report.yield(interception.schemes.outside(event)) }
  }

  /// Returns when everything that Chromium said before now is reported.
  ///
  /// Answers do not wait for the events before them; who asks whether a page is quiet must.
  func catchUp() async {
    await deliveredEventsAreTaken()
    await stepsArePlaced()
  }

  /// Returns when every event that Chromium sent before now was taken.
  func deliveredEventsAreTaken() async {
    await takes(session.connection.deliveredEvents(of: session.identifier))
  }

  /// The number of the event that is being taken.
  var currentEvent: Int { taken + 1 }

  /// Returns when so many events have been taken.
  func takes(_ count: Int) async {
    guard taken < count, !isClosed else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }

  /// Returns when the place of every step is told.
  func stepsArePlaced() async {
    guard !places.isEmpty, !isClosed else { return }
    await withCheckedContinuation { waitingForPlaces.append($0) }
  }

  /// Nobody is left to be asked for places.
  func giveUpPlaces() {
    send(places.giveUp())
    letGoOfPlaced()
  }

  /// Every step has its place, or none.
  func letGoOfPlaced() {
    for waiter in waitingForPlaces { waiter.resume() }
    waitingForPlaces = []
  }

  private func countTaken() {
    taken += 1
    letGo { $0 <= taken }
  }

  private func letGo(where isReached: (Int) -> Bool) {
    guard !waiting.isEmpty else { return }
    for waiter in waiting where isReached(waiter.count) { waiter.continuation.resume() }
    waiting.removeAll { isReached($0.count) }
  }

  private func sessionEnded() {
    letGo { _ in true }
    giveUpPlaces()
    guard !isClosed else { return }
    isClosed = true
    answerTime.stop()
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

  /// What is answered when the page's process is gone.
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
    answerTime.stop()
    browser.windows.remove(target)
    windows.refusePending()
    listening?.cancel()
    letGo { _ in true }
    letGoOfPlaced()
    report.finish()
    await browser.close(target: target, session: session.identifier)
  }
}
