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
    case load, stop, viewport, scroll, script, additions, settings, input, rules
  }

  typealias Work = @Sendable (any WebPage) async throws(WebEngineError) -> Void

  private struct Command {
    let kind: Kind
    let work: Work
    let refuse: @MainActor (WebEngineError) -> Void
  }

  private let engine: any WebEngine
  /// The window that waits for its page to be shown here, where a page opened it.
  private let ticket: WindowTicket?
  /// Does what comes before a page is opened.
  var prepare: (() async -> Void)?
  /// What the page is opened with; asked for when that happens.
  var configuration: (() -> PageConfiguration?)?
  /// Called with each event.
  var onEvent: ((PageEvent) -> Void)?
  /// Called when the page or its engine is lost.
  var onLost: ((WebEngineError) -> Void)?

  private var page: (any WebPage)?
  private var waiting: [Command] = []
  private var isSending: Bool = false
  private var current: Kind?
  /// The viewport that the page still takes in; only loads and stops overtake it.
  private var trailing: Task<Void, Never>?
  private var idleWaiters: [CheckedContinuation<Void, Never>] = []

  init(engine: any WebEngine, ticket: WindowTicket? = nil) {
    self.engine = engine
    self.ticket = ticket
  }

  deinit {
    guard let page else { return }
    Task { await page.close() }
  }

  /// The number of loads that have not reached the page yet.
  var unsentLoads: Int { waiting.count { $0.kind == .load } }

  /// Returns whether a command of this kind is queued or running.
  func hasOpen(_ kind: Kind) -> Bool {
    current == kind || (kind == .viewport && trailing != nil)
      || waiting.contains { $0.kind == kind }
  }

  /// Grows with every command and every event: the page may have changed when it has.
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
    case .load: waiting.removeAll { $0.kind == .load }
    case .viewport, .scroll, .additions, .rules:
      if waiting.last?.kind == kind { waiting.removeLast() }
    case .stop, .script, .settings, .input: break
    }
    waiting.append(command)
    guard !isSending else { return }
    isSending = true
    Task { await sendAll() }
  }

  /// The page, where it has taken in all that it was told.
  ///
  /// Who tells it something past the line does so before anything else is sent.
  func pageAtRest() -> (any WebPage)? {
    guard !isSending, waiting.isEmpty, let page else { return nil }
    revision += 1
    return page
  }

  /// Removes the loads that have not reached the page.
  func withdrawLoads() { waiting.removeAll { $0.kind == .load } }

  /// Waits until the page has handled every command sent.
  func idle() async {
    guard isSending else { return }
    await withCheckedContinuation { idleWaiters.append($0) }
  }

  /// Closes the page.
  func close() async {
    let dropped = waiting
    waiting = []
    let closing = page
    page = nil
    for command in dropped {
      command.refuse(WebEngineError(.pageClosed, "The web view's page was closed."))
    }
    await closing?.close()
  }

  private func sendAll() async {
    while true {
      guard !waiting.isEmpty else {
        guard let trailing else { break }
        await trailing.value
        continue
      }
      let command = waiting.removeFirst()
      current = command.kind
      switch command.kind {
      case .load, .stop:
        // The document that a viewport was for is on its way out.
        await carryOut(command)
      case .viewport where page != nil:
        await trailing?.value
        trailing = Task {
          await carryOut(command)
          trailing = nil
        }
      default:
        await trailing?.value
        await carryOut(command)
      }
    }
    isSending = false
    current = nil
    let waiters = idleWaiters
    idleWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  private func carryOut(_ command: Command) async {
    var used: (any WebPage)?
    do throws(WebEngineError) {
      let page = try await open()
      used = page
      try await command.work(page)
    } catch {
      command.refuse(error)
      // A page whose crash was reported already is not lost twice. A script may take its time; a
      // page that does not take in anything else does not answer any more.
      let isLost =
        error.meansPageIsLost || (error.code == .timedOut && command.kind != .script)
      if isLost, used == nil || used === page { lose(error) }
    }
  }

  private func open() async throws(WebEngineError) -> any WebPage {
    if let page { return page }
    await prepare?()
    guard let configuration = configuration?() else {
      ticket?.refuse()
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
    if let window = try await ticket?.makePage(for: self, configuration) { return window }
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
  /// Whether the page that the error is about can answer nothing more.
  var meansPageIsLost: Bool {
    switch code {
    case .notInstalled, .startFailed, .engineGone, .pageClosed, .limitReached: return true
    default: return false
    }
  }
}
