import WebEngine

/// A store of an engine, for as long as a data store, its cookies or a web view needs it.
@MainActor
final class StoreHandle {
  let store: PageStore
  /// Whether the store goes with the last who needs it.
  private let isTemporary: Bool
  /// The engine of the device, or of the web view that used the store last; it ends with its owners.
  private weak var lastEngine: (any WebEngine)?
  /// What waits for an engine; all handles of a store share it.
  let pendingCookies: PendingCookies

  init(_ store: PageStore, isTemporary: Bool, pendingCookies: PendingCookies = PendingCookies()) {
    self.store = store
    self.isTemporary = isTemporary
    self.pendingCookies = pendingCookies
  }

  /// Gives an engine the cookies that were set before there was one.
  func givePendingCookies(to engine: any WebEngine) async {
    for cookie in pendingCookies.take() { await set(cookie, in: engine) }
  }

  /// Sets a cookie in an engine; one that is not there, or not any more, leaves it to the next.
  func set(_ cookie: PageCookie, in engine: any WebEngine) async {
    do throws(WebEngineError) {
      try await engine.setCookie(cookie, in: store)
    } catch {
      if error.meansEngineIsMissing || error.code == .engineGone { pendingCookies.set(cookie) }
    }
  }

  deinit {
    guard isTemporary, let lastEngine else { return }
    Task { [store] in await lastEngine.removeStore(store) }
  }

  /// The engine that has the store; `nil` where no device is booted.
  var engine: (any WebEngine)? {
    if let current = WebKitEnvironment.current?.engine { lastEngine = current }
    return lastEngine
  }

  /// A web view on an engine uses the store.
  func isUsed(by engine: (any WebEngine)?) {
    if let engine { lastEngine = engine }
  }
}
