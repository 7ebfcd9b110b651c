import Synchronization
import WebEngine

/// Which tab is whose: those that the engine makes, and the windows that pages open.
final class WindowRegistry: Sendable {
  private struct State {
    /// The lines to tabs that nobody has asked for yet.
    var sessions: [String: String] = [:]
    var waiting: [String: CheckedContinuation<String?, Never>] = [:]
    var pages: [String: WeakPage] = [:]
    var makers: [String: PopupTabFactory] = [:]
    var isClosed = false
  }

  private struct WeakPage: Sendable { weak var page: ChromiumPage? }

  private let state = Mutex(State())

  /// Returns the line to a tab as soon as there is one; `nil` when the browser ended.
  func session(of target: String) async -> String? {
    await withCheckedContinuation { continuation in
      let known: String?? = state.withLock { state in
        if let session = state.sessions.removeValue(forKey: target) { return session }
        if state.isClosed { return .some(nil) }
        state.waiting[target] = continuation
        return nil
      }
      if let known { continuation.resume(returning: known) }
    }
  }

  /// A tab is there that the engine made.
  func attached(_ target: String, _ session: String) {
    let waiter = state.withLock { state in
      guard let waiter = state.waiting.removeValue(forKey: target) else {
        state.sessions[target] = session
        return nil as CheckedContinuation<String?, Never>?
      }
      return waiter
    }
    waiter?.resume(returning: session)
  }

  /// The browser ended: no tab appears any more.
  func close() {
    let (waiters, makers) = state.withLock { state in
      state.isClosed = true
      defer { (state.waiting, state.makers) = ([:], [:]) }
      return (state.waiting.values, state.makers.values)
    }
    for waiter in waiters { waiter.resume(returning: nil) }
    for maker in makers { maker.close() }
  }

  /// The engine's own tab of this name, which opens others.
  func maker(_ target: String) -> PopupTabFactory? { state.withLock { $0.makers[target] } }

  /// A tab opens others from now on.
  func add(_ maker: PopupTabFactory) { state.withLock { $0.makers[maker.tab.target] = maker } }

  /// A tab opens no others any more; false if it did not.
  func remove(_ maker: PopupTabFactory) -> Bool {
    state.withLock { $0.makers.removeValue(forKey: maker.tab.target) != nil }
  }

  /// The page in a tab.
  func page(_ target: String) -> ChromiumPage? { state.withLock { $0.pages[target]?.page } }

  /// The pages of a store.
  func pages(of store: PageStore) -> [ChromiumPage] {
    state.withLock { $0.pages.values.compactMap(\.page) }.filter { $0.store == store }
  }

  /// A page is in a tab now.
  func add(_ page: ChromiumPage) {
    state.withLock { $0.pages[page.target] = WeakPage(page: page) }
  }

  /// A tab is closed.
  func remove(_ target: String) {
    state.withLock {
      $0.pages[target] = nil
      $0.sessions[target] = nil
    }
  }
}
