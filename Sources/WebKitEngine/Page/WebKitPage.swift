import EngineSupport
import Foundation
import WebEngine

/// A page of WebKitGTK.
///
/// A page closes its counterpart in the helper, and dispatches the helper's events to its controllers.
@PageActor
final class WebKitPage: WebPage {
  nonisolated let events: AsyncStream<PageEvent>
  nonisolated let helper: Helper
  nonisolated let number: Int
  nonisolated let configuration: PageConfiguration
  /// The prefix of the injected scripts' names in the page, which the page cannot guess.
  nonisolated let secret: String

  /// Whether the page was closed.
  private(set) var isClosed = false
  /// Whether the page's process terminated.
  private(set) var isCrashed = false

  /// The loads of the main frame.
  private(set) lazy var loads = LoadController(page: self)
  /// The policy decisions of the app.
  private(set) lazy var policy = PolicyController(page: self)
  /// The observer's world in the main frame's document.
  private(set) lazy var observer = Observer(page: self)
  /// User scripts, message handlers and calls.
  private(set) lazy var scripts = ScriptController(page: self)
  /// Requests and their failures.
  private(set) lazy var network = NetworkController(page: self)
  /// The activity that keeps the page from being quiet.
  private(set) lazy var activities = ActivityController(page: self)
  /// The viewport and the scroll position.
  private(set) lazy var viewports = ViewportController(page: self, configuration.viewport)
  /// Measurements and pictures.
  private(set) lazy var captures = CaptureController(page: self)
  /// Panels, file choosers and permissions.
  private(set) lazy var dialogs = DialogController(page: self)
  /// Authentication challenges.
  private(set) lazy var challenges = ChallengeController(page: self)
  /// Downloads.
  private(set) lazy var downloads = DownloadController(page: self)
  /// The app's own URL schemes.
  private(set) lazy var schemes = SchemeController(page: self)
  /// Content rules.
  private(set) lazy var contentRules = ContentRuleController(page: self)
  /// Audio and video.
  private(set) lazy var media = MediaController(page: self)
  /// The visibility.
  private(set) lazy var visibility = VisibilityController(page: self)
  /// The popups that the page requests.
  private(set) lazy var windows = WindowController(page: self)

  private let report: AsyncStream<PageEvent>.Continuation
  private var listening: Task<Void, Never>?
  /// The number of events that were handled; each waiter is resumed when it reaches the waiter's count.
  private var handledEvents = 0
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(
    _ number: Int, _ configuration: PageConfiguration, in helper: Helper, secret: String
  ) {
    (events, report) = AsyncStream.makeStream(of: PageEvent.self)
    self.number = number
    self.configuration = configuration
    self.helper = helper
    self.secret = secret
  }

  deinit {
    report.finish()
    if !isClosed {
      helper.connection.send("Page.close", ["page": .integer(number)])
      helper.connection.closePage(number)
    }
  }

  /// Starts handling the page's events.
  func listen() {
    let messages = helper.connection.events(ofPage: number)
    listening = Task { @concurrent [weak self] in
      for await message in messages { await self?.handle(message) }
      await self?.helperEnded()
    }
  }

  /// Handles the next event of the page; they come in order.
  private func handle(_ message: HelperMessage) async {
    guard !isClosed else { return }
    await dispatch(message)
    handledEvents += 1
    let due = waiters.filter { $0.count <= handledEvents }
    waiters.removeAll { $0.count <= handledEvents }
    for waiter in due { waiter.continuation.resume() }
  }

  /// Waits until every event that the helper sent before the call is reported.
  func waitUntilEventsAreReported() async {
    let count = helper.connection.deliveredEvents(ofPage: number)
    guard !isClosed, handledEvents < count else { return }
    await withCheckedContinuation { waiters.append((count, $0)) }
  }

  /// Reports events.
  func emit(_ events: [PageEvent]) {
    for event in events { report.yield(event) }
  }

  // MARK: Closing

  func close() async {
    guard !isClosed else { return }
    didClose()
    try? await helper.connection.call(
      "Page.close", ["page": .integer(number)], timeout: .seconds(5))
    helper.connection.closePage(number)
  }

  /// Handles the termination of the page's process.
  func didCrash() {
    isCrashed = true
    dialogs.didCrash()
    policy.didCrash()
    challenges.didCrash()
    network.didCrash()
    windows.refusePending()
    downloads.resumeWaiters()
    helper.connection.failPendingCommands(ofPage: number, crash)
    emit(loads.didCrash())
  }

  /// Handles a `window.close()` of the page's script.
  func windowDidClose() {
    didClose()
    emit([.process(.closed)])
    report.finish()
    helper.connection.send("Page.close", ["page": .integer(number)])
    helper.connection.closePage(number)
  }

  /// Handles the termination of the helper.
  private func helperEnded() {
    guard !isClosed else { return }
    didClose()
    emit(loads.didCrash())
    report.finish()
  }

  private func didClose() {
    isClosed = true
    windows.refusePending()
    downloads.resumeWaiters()
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.continuation.resume() }
    listening?.cancel()
  }

  func checkOpen() throws(WebEngineError) {
    guard !isClosed else {
      guard helper.connection.isOpen else { throw helper.connection.failure }
      throw WebEngineError(.pageClosed, "The page was closed.")
    }
    guard !isCrashed else { throw crash }
  }

  private var crash: WebEngineError {
    WebEngineError(
      .pageClosed, "The page's process ended.",
      advice: "A page that needs too much memory does this; try again.")
  }
}
