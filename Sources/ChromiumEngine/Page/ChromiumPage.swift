import Synchronization
import WebEngine

/// A tab of the browser.
///
/// A page owns the session and the lifetime of its tab, and dispatches the session's events to its
/// controllers.
@PageActor
final class ChromiumPage: WebPage {
  nonisolated let events: AsyncStream<PageEvent>

  /// The tab's DevTools session.
  nonisolated let session: Session
  /// The identifier of the tab, which is also its main frame's.
  nonisolated let target: String
  /// The tab's browser.
  nonisolated let browser: Browser
  /// The data store of the tab.
  nonisolated let store: PageStore
  /// The sender of the app's scripts.
  nonisolated let scriptSender: ScriptSender
  /// The events of the session that were handled.
  nonisolated let progress = EventProgress()
  /// Whether the page is open, and no policy decision is pending.
  nonisolated let acceptsScripts = Atomic<Bool>(true)

  /// Whether the page's process terminated, and no other has replaced it.
  var isCrashed = false { didSet { updateAcceptsScripts() } }
  /// The limit that its process exceeded when it terminated.
  private(set) var crashLimit: PageLimit?
  /// Whether the page was closed or its process terminated permanently.
  private(set) var isClosed = false { didSet { updateAcceptsScripts() } }

  /// The loads of the main frame.
  private(set) lazy var loads = LoadController(page: self)
  /// The frames and their documents.
  private(set) lazy var frames = FrameController(page: self)
  /// The policy decisions of the app.
  private(set) lazy var policy = PolicyController(page: self)
  /// The session history.
  private(set) lazy var history = HistoryController(page: self)
  /// The timeout of the app's loads.
  private(set) lazy var responseTimeout = ResponseTimeoutController(page: self)
  /// Paused requests and responses.
  private(set) lazy var interception = InterceptionController(page: self)
  /// The app's own URL schemes.
  private(set) lazy var schemes = SchemeController(page: self, configuration.schemes)
  /// Content rules.
  private(set) lazy var contentRules = ContentRuleController(
    page: self, configuration.contentRules)
  /// Local files.
  private(set) lazy var files = LocalFileController(page: self)
  /// Style sheets.
  private(set) lazy var styleSheets = StyleSheetController(page: self)
  /// The requests, which are reported to these controllers in order.
  private(set) lazy var network = NetworkController(
    page: self, observers: [activities, schemes, loads, problems])
  /// Authentication challenges.
  private(set) lazy var challenges = ChallengeController(page: self)
  /// JavaScript dialogs and file choosers.
  private(set) lazy var dialogs = DialogController(page: self)
  /// Audio and video.
  private(set) lazy var media = MediaController(page: self, policy: configuration.media)
  /// Permissions for the camera, the microphone and the motion sensors.
  private(set) lazy var permissions = PermissionController(page: self)
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
  /// The activity that keeps the page from being quiet.
  private(set) lazy var activities = ActivityController(page: self)
  /// Uncaught errors of scripts, and subresources that fail to load.
  private(set) lazy var problems = ProblemController(page: self)
  /// The style declarations of elements.
  private(set) lazy var inspection = InspectionController(page: self)
  /// The popups that the page opens, and its own opener.
  private(set) lazy var windows = WindowController(page: self, opener: opener)
  /// The sites that the page has shown.
  private(set) lazy var sites = SiteController(page: self)
  /// Halts the page.
  private(set) lazy var halting = HaltController(page: self)
  /// The controllers, by the events that they handle.
  private lazy var controllers = ControllerTable([
    loads, policy, frames, history, interception, network, challenges, dialogs, scripts, activities,
    problems, windows, inspection,
  ])

  let configuration: PageConfiguration
  private let opener: WindowOpener?
  private let report: AsyncStream<PageEvent>.Continuation
  private var listening: Task<Void, Never>?

  init(
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

  /// Starts handling the session's events.
  func listen() {
    let incoming = session.connection.events(of: session.identifier, target: target)
    listening = Task { @concurrent [weak self] in
      for await message in incoming {
        await self?.handle(message)
        await self?.progress.didHandleEvent()
      }
      await self?.sessionEnded()
    }
  }

  /// Handles the next event of the session; they come in order.
  private func handle(_ message: IncomingMessage) async {
    await controllers.handle(message)
    if message.method == "Inspector.targetCrashed" { didCrash() }
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

  // MARK: Closing

  /// Handles the termination of the page's process.
  private func didCrash() {
    observer.didCrash()
    activities.didReplaceDocument()
    isCrashed = true
    crashLimit = browser.reachedLimit
    dialogs.didCrash()
    windows.refusePending()
    policy.didCrash()
    frames.didCrash()
    challenges.didCrash()
    session.connection.failPendingCommands(of: session.identifier, crash)
    history.flush()
    emit(exceededLimit + loads.didCrash())
  }

  /// Handles the end of the session: the page closed its tab, or the browser exited.
  private func sessionEnded() {
    progress.finish()
    history.flush()
    guard !isClosed else { return }
    didClose()
    emit(browser.isRunning ? [.process(.closed)] : exceededLimit + loads.didCrash())
    report.finish()
  }

  func close() async {
    guard !isClosed else { return }
    didClose()
    windows.refusePending()
    listening?.cancel()
    progress.finish()
    history.resumeWaiters()
    report.finish()
    await browser.close(target: target, session: session.identifier)
  }

  private func didClose() {
    isClosed = true
    responseTimeout.stop()
    browser.windows.remove(target)
  }
}
