import WebEngine

/// A data store of the engine, which lasts as long as a data store object, a cookie store or a web
/// view retains it.
@MainActor
final class StoreHandle {
  let store: PageStore
  /// Whether the store is removed when the handle is released.
  private let isTemporary: Bool
  /// The engine of the device, or of the web view that last used the store; not retained.
  private weak var lastEngine: (any WebEngine)?
  /// The cookies that no engine stores yet; all handles of a store share them.
  let pendingCookies: PendingCookies

  init(_ store: PageStore, isTemporary: Bool, pendingCookies: PendingCookies = PendingCookies()) {
    self.store = store
    self.isTemporary = isTemporary
    self.pendingCookies = pendingCookies
  }

  /// Stores the pending cookies in an engine.
  func storePendingCookies(in engine: any WebEngine) async {
    for cookie in pendingCookies.removeAll() { await set(cookie, in: engine) }
  }

  /// Sets a cookie in an engine; if it is not running, the cookie stays pending for the next one.
  func set(_ cookie: PageCookie, in engine: any WebEngine) async {
    do throws(WebEngineError) {
      try await engine.setCookie(cookie, in: store)
    } catch {
      if error.meansEngineIsMissing || error.code == .engineTerminated {
        pendingCookies.set(cookie)
      }
    }
  }

  deinit {
    guard isTemporary, let lastEngine else { return }
    Task { [store] in await lastEngine.removeStore(store) }
  }

  /// The engine that has the store; `nil` if no device is booted.
  var engine: (any WebEngine)? {
    if let current = WebKitEnvironment.current?.engine { lastEngine = current }
    return lastEngine
  }

  /// Records the engine of a web view that uses the store.
  func use(_ engine: (any WebEngine)?) {
    if let engine { lastEngine = engine }
  }
}
