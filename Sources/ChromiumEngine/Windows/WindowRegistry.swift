import Synchronization
import WebEngine

/// A registry of the tabs: those that the engine creates, and the popups of pages.
final class WindowRegistry: Sendable {
  private struct State {
    /// The sessions of new tabs that have not been requested, by tab.
    var sessions: [String: String] = [:]
    var waiting: [String: CheckedContinuation<String?, Never>] = [:]
    var pages: [String: WeakPage] = [:]
    var factories: [String: PopupTabFactory] = [:]
    var isClosed = false
  }

  private struct WeakPage: Sendable { weak var page: ChromiumPage? }

  private let state = Mutex(State())

  /// Returns the session that is attached to a tab, as soon as there is one; `nil` if the browser exited.
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

  /// Handles a tab that the engine created.
  func didAttach(_ target: String, _ session: String) {
    let waiter = state.withLock { state in
      guard let waiter = state.waiting.removeValue(forKey: target) else {
        state.sessions[target] = session
        return nil as CheckedContinuation<String?, Never>?
      }
      return waiter
    }
    waiter?.resume(returning: session)
  }

  /// Closes the registry after the browser exited.
  func close() {
    let (waiters, factories) = state.withLock { state in
      state.isClosed = true
      defer { (state.waiting, state.factories) = ([:], [:]) }
      return (state.waiting.values, state.factories.values)
    }
    for waiter in waiters { waiter.resume(returning: nil) }
    for factory in factories { factory.close() }
  }

  /// Returns the factory whose tab has a target identifier.
  func factory(_ target: String) -> PopupTabFactory? { state.withLock { $0.factories[target] } }

  /// Adds a factory.
  func add(_ factory: PopupTabFactory) {
    state.withLock { $0.factories[factory.tab.target] = factory }
  }

  /// Removes a factory; returns whether it was present.
  func remove(_ factory: PopupTabFactory) -> Bool {
    state.withLock { $0.factories.removeValue(forKey: factory.tab.target) != nil }
  }

  /// Returns the page in a tab.
  func page(_ target: String) -> ChromiumPage? { state.withLock { $0.pages[target]?.page } }

  /// Returns the pages of a data store.
  func pages(of store: PageStore) -> [ChromiumPage] {
    state.withLock { $0.pages.values.compactMap(\.page) }.filter { $0.store == store }
  }

  /// Adds a page.
  func add(_ page: ChromiumPage) {
    state.withLock { $0.pages[page.target] = WeakPage(page: page) }
  }

  /// Removes a tab that was closed.
  func remove(_ target: String) {
    state.withLock {
      $0.pages[target] = nil
      $0.sessions[target] = nil
    }
  }
}
