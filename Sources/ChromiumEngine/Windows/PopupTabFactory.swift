import Synchronization
import WebEngine

/// A tab that shows nothing and opens those of the shared store.
///
/// Chromium draws its windows also where nobody sees them, with every load: the tabs and the buttons of
/// an ordinary one, and what of the page has room in it, cost a load about a tenth of its time. A small
/// window that a script opens as a popup has an address line alone, and is the same to its page
/// (docs/spec/chromium.md, 7.8).
final class PopupTabFactory: Sendable {
  /// The tab.
  let tab: BlankTab
  private let session: Session

  private struct State {
    /// Who waits for a window, by the order in which they asked.
    var waiting: [(number: Int, continuation: CheckedContinuation<BlankTab?, Never>)] = []
    var lastNumber = 0
    /// When the last window appeared, or the first was asked for.
    var lastProgress = ContinuousClock.now
    var isClosed = false
  }

  private let state = Mutex(State())

  /// How long none may appear before one is asked for again, and before nobody waits any more.
  ///
  /// What a document asks for that is just being replaced comes to nothing.
  private static let patience = (again: Duration.seconds(1), end: Duration.seconds(5))
  /// What opens a window whose page knows nothing of this one.
  private static let opening =
    "void window.open('about:blank', '_blank', 'popup,noopener,width=100,height=100')"

  init(_ tab: BlankTab, _ connection: Connection) {
    self.tab = tab
    session = Session(identifier: tab.session, connection: connection)
  }

  /// Lets the tab go on, and returns when it can open others.
  ///
  /// - Parameter whenGone: Called when the tab is lost.
  func begin(whenGone: @escaping @Sendable () -> Void) async throws(WebEngineError) {
    let events = session.connection.events(of: session.identifier)
    Task { [weak self] in
      for await event in events where event.method == "Inspector.targetCrashed" { break }
      self?.close()
      whenGone()
    }
    try await session.callAll([
      .init("Inspector.enable"), .init("Runtime.runIfWaitingForDebugger"),
    ])
  }

  /// Opens a window; `nil` where none appears.
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
      ask()
      Task { [weak self] in
        repeat {
          try? await Task.sleep(for: EngineWaits.popupTab)
        } while self?.isAwaited(number) == true
      }
    }
  }

  /// A window of this tab has appeared; false if nobody waits for one any more.
  func appeared(_ window: BlankTab) -> Bool {
    // One is as good as another.
    let waiter = state.withLock { state in
      state.lastProgress = .now
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    waiter?.continuation.resume(returning: window)
    return waiter != nil
  }

  /// No window appears any more.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for waiter in waiting { waiter.continuation.resume(returning: nil) }
  }

  private func ask() {
    session.send(
      "Runtime.evaluate", ["expression": .string(Self.opening), "userGesture": true])
  }

  /// Whether somebody still waits for the window of this number, for which more is done if need be.
  private func isAwaited(_ number: Int) -> Bool {
    let (isAwaited, isFirst, idle) = state.withLock { state in
      let place = state.waiting.firstIndex { $0.number == number }
      return (place != nil, place == 0, .now - state.lastProgress)
    }
    guard isAwaited else { return false }
    guard idle < Self.patience.end else {
      close()
      return false
    }
    if isFirst, idle > Self.patience.again { ask() }
    return true
  }
}
