import EngineSupport
import Synchronization
import WebEngine

/// A blank tab that opens tabs of the shared store as popups.
///
/// Headless Chromium draws its windows on every load: in an ordinary window, the tab strip, the toolbar and the
/// visible part of the page take about a tenth of the load's time. A small popup has only a location bar, and its
/// page cannot detect the difference (docs/spec/chromium.md, 7.8).
final class PopupTabFactory: Sendable {
  /// The tab that opens the popups.
  let tab: BlankTab
  private let session: Session

  private struct State {
    /// The callers that wait for a popup, in order.
    var waiting: [(number: Int, continuation: CheckedContinuation<BlankTab?, Never>)] = []
    var lastNumber = 0
    /// The time when the last popup appeared, or the first one was requested.
    var lastProgress = ContinuousClock.now
    var isClosed = false
  }

  private let state = Mutex(State())

  /// The time without a popup after which the request is repeated.
  ///
  /// A request of a document that is just being replaced has no effect.
  private static let retryInterval = Duration.seconds(1)
  /// The time without a popup after which the factory has failed.
  private static let timeout = Duration.seconds(5)
  /// The script that opens a popup without access to its opener.
  private static let script =
    "void window.open('about:blank', '_blank', 'popup,noopener,width=100,height=100')"

  init(_ tab: BlankTab, _ connection: Connection) {
    self.tab = tab
    session = Session(identifier: tab.session, connection: connection)
  }

  /// Resumes the tab, and waits until it can open popups.
  ///
  /// - Parameter onClose: Called when the tab's process terminates or the tab is closed.
  func start(onClose: @escaping @Sendable () -> Void) async throws(WebEngineError) {
    let events = session.connection.events(of: session.identifier)
    Task { [weak self] in
      for await event in events where event.method == "Inspector.targetCrashed" { break }
      self?.close()
      onClose()
    }
    try await session.callAll([
      .init("Inspector.enable"), .init("Runtime.runIfWaitingForDebugger"),
    ])
  }

  /// Opens a popup and returns its tab; `nil` if none appears.
  func open() async -> BlankTab? {
    await withCheckedContinuation { continuation in
      let number: Int? = state.withLock { state in
        guard !state.isClosed else { return nil }
        if state.waiting.isEmpty { state.lastProgress = .now }
        state.lastNumber += 1
        state.waiting.append((state.lastNumber, continuation))
        return state.lastNumber
      }
      guard let number else { return continuation.resume(returning: nil) }
      requestPopup()
      Task { [weak self] in
        repeat {
          try? await Task.sleep(for: EngineWaits.popupTab)
        } while self?.continueWaiting(number) == true
      }
    }
  }

  /// Delivers a popup that was created; returns `false` if no caller waits.
  func didCreate(_ popup: BlankTab) -> Bool {
    // Popups are interchangeable.
    let waiter = state.withLock { state in
      state.lastProgress = .now
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    waiter?.continuation.resume(returning: popup)
    return waiter != nil
  }

  /// Closes the factory; waiting callers receive no popup.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.continuation.resume(returning: nil) }
  }

  private func requestPopup() {
    session.send(
      "Runtime.evaluate", ["expression": .string(Self.script), "userGesture": true])
  }

  /// Repeats the request or closes the factory, if no popup has appeared for too long.
  ///
  /// - Returns: Whether the caller with the number still waits.
  private func continueWaiting(_ number: Int) -> Bool {
    let (isWaiting, isFirst, idle) = state.withLock { state in
      let index = state.waiting.firstIndex { $0.number == number }
      return (index != nil, index == 0, .now - state.lastProgress)
    }
    guard isWaiting else { return false }
    guard idle < Self.timeout else {
      close()
      return false
    }
    if isFirst, idle > Self.retryInterval { requestPopup() }
    return true
  }
}
