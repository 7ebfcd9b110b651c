import WebEngine

/// A web view's connection to its page: an ordered queue of commands, and an ordered stream of
/// events.
///
/// The first command opens the page. A command that only sends the current state (the viewport, the
/// scroll position, a load) replaces a queued one of its kind.
@MainActor
final class PageConnection {
  /// The kinds of queued commands.
  enum Kind: Equatable {
    case load, stop, viewport, scroll, script, userContent, settings, input, contentRules
  }

  typealias Work = @Sendable (any WebPage) async throws(WebEngineError) -> Void

  private struct Command {
    let kind: Kind
    let work: Work
    let refuse: @MainActor (WebEngineError) -> Void
  }

  private let engine: any WebEngine
  /// The popup that the page is opened for; `nil` if no page opened it.
  private let popup: PendingPopup?
  /// Called before a page is opened.
  var prepare: (() async -> Void)?
  /// Returns the configuration with which to open the page.
  var configuration: (() -> PageConfiguration?)?
  /// Called with each event.
  var onEvent: ((PageEvent) -> Void)?
  /// Called when the page or its engine is lost.
  var onLost: ((WebEngineError) -> Void)?

  private var page: (any WebPage)?
  private var queue: [Command] = []
  private var isSending: Bool = false
  private var current: Kind?
  /// The viewport command that is being handled; only loads and stops overtake it.
  private var viewportUpdate: Task<Void, Never>?
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  init(engine: any WebEngine, popup: PendingPopup? = nil) {
    self.engine = engine
    self.popup = popup
  }

  deinit {
    guard let page else { return }
    Task { await page.close() }
  }

  /// The number of loads that have not reached the page yet.
  var unsentLoads: Int { queue.count { $0.kind == .load } }

  /// Returns whether a command of this kind is queued or running.
  func isPending(_ kind: Kind) -> Bool {
    current == kind || (kind == .viewport && viewportUpdate != nil)
      || queue.contains { $0.kind == kind }
  }

  /// The number of commands and events; the page may have changed if it has increased.
  private(set) var revision: Int = 0

  /// Whether a page is open.
  var isOpen: Bool { page != nil }

  /// The open page; `nil` until it is open.
  var openPage: (any WebPage)? { page }

  /// Appends a command to the queue; `refuse` is called when it fails.
  func send(
    _ kind: Kind, refuse: @escaping @MainActor (WebEngineError) -> Void = { _ in },
    _ work: @escaping Work
  ) {
    revision += 1
    let command = Command(kind: kind, work: work, refuse: refuse)
    switch kind {
    case .load: queue.removeAll { $0.kind == .load }
    case .viewport, .scroll, .userContent, .contentRules:
      if queue.last?.kind == kind { queue.removeLast() }
    case .stop, .script, .settings, .input: break
    }
    queue.append(command)
    guard !isSending else { return }
    isSending = true
    Task { await sendAll() }
  }

  /// Returns the page if it has handled every command, for a command that bypasses the queue.
  ///
  /// The caller sends its command before it suspends.
  func idlePage() -> (any WebPage)? {
    guard !isSending, queue.isEmpty, let page else { return nil }
    revision += 1
    return page
  }

  /// Removes the loads that have not reached the page.
  func withdrawLoads() { queue.removeAll { $0.kind == .load } }

  /// Waits until the page has handled every command sent.
  func idle() async {
    guard isSending else { return }
    await withCheckedContinuation { idleWaiters.append($0) }
  }

  /// Closes the page.
  func close() async {
    let dropped = queue
    queue = []
    let closing = page
    page = nil
    for command in dropped {
      command.refuse(WebEngineError(.pageClosed, "The web view's page was closed."))
    }
    await closing?.close()
  }

  private func sendAll() async {
    while true {
      guard !queue.isEmpty else {
        guard let viewportUpdate else { break }
        await viewportUpdate.value
        continue
      }
      let command = queue.removeFirst()
      current = command.kind
      switch command.kind {
      case .load, .stop:
        // The document that a viewport is for is about to be replaced.
        await run(command)
      case .viewport where page != nil:
        await viewportUpdate?.value
        viewportUpdate = Task {
          await run(command)
          viewportUpdate = nil
        }
      default:
        await viewportUpdate?.value
        await run(command)
      }
    }
    isSending = false
    current = nil
    let waiters = idleWaiters
    idleWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func run(_ command: Command) async {
    var used: (any WebPage)?
    do throws(WebEngineError) {
      let page = try await open()
      used = page
      try await command.work(page)
    } catch {
      command.refuse(error)
      // A crash that was already reported is not reported again. A script may run for a long time;
      // a page that does not handle another command in time no longer responds.
      let isLost =
        error.meansPageIsLost || (error.code == .timedOut && command.kind != .script)
      if isLost, used == nil || used === page { lose(error) }
    }
  }

  private func open() async throws(WebEngineError) -> any WebPage {
    if let page { return page }
    await prepare?()
    guard let configuration = configuration?() else {
      popup?.refuse()
      throw WebEngineError(.pageClosed, "The web view of this page is gone.")
    }
    let page = try await makePage(configuration)
    self.page = page
    let events = page.events
    Task { [weak self, weak page] in
      for await event in events {
        guard let self, let current = self.page, current === page else { return }
        self.receive(event)
      }
    }
    return page
  }

  private func makePage(
    _ configuration: PageConfiguration
  ) async throws(WebEngineError) -> any WebPage {
    if let window = try await popup?.makePage(for: self, configuration) { return window }
    return try await engine.makePage(configuration)
  }

  private func receive(_ event: PageEvent) {
    revision += 1
    if event == .process(.crashed) || event == .process(.closed) { page = nil }
    onEvent?(event)
  }

  private func lose(_ error: WebEngineError) {
    page = nil
    onLost?(error)
  }
}

extension WebEngineError {
  /// Whether the page no longer exists, so that no command to it can succeed.
  var meansPageIsLost: Bool {
    switch code {
    case .notInstalled, .startFailed, .engineTerminated, .pageClosed, .limitReached: return true
    default: return false
    }
  }
}
