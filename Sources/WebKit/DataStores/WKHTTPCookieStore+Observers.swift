import Foundation
import WebEngine

extension WKHTTPCookieStore {
  /// Returns the stored cookies; `nil` if the engine does not respond.
  func read() async -> [PageCookie]? {
    guard let engine = await engine() else { return handle.pendingCookies.cookies }
    return try? await engine.cookies(in: handle.store)
  }

  func set(_ cookies: [PageCookie]) async {
    await changing {
      guard let engine = await engine() else { return cookies.forEach(handle.pendingCookies.set) }
      for cookie in cookies { await handle.set(cookie, in: engine) }
    }
  }

  func remove(_ cookie: PageCookie) async {
    await changing {
      guard let engine = await engine() else { return handle.pendingCookies.remove(cookie) }
      try? await engine.deleteCookie(cookie, in: handle.store)
    }
  }

  /// Returns the engine, after the pending cookies are stored in it; `nil` if there is none.
  private func engine() async -> (any WebEngine)? {
    guard let engine = handle.engine else { return nil }
    await handle.storePendingCookies(in: engine)
    return engine
  }

  /// Performs a change, and notifies the observers if the cookies have changed.
  func changing(_ change: () async -> Void) async {
    await readInitial()
    await change()
    await lookForChanges()
  }

  func addObserver(_ observer: any WKHTTPCookieStoreObserver) {
    observers.add(observer, at: self)
    Task { await readInitial() }
  }

  /// Notifies the observers if a page has changed the cookies.
  func pageMayHaveChangedCookies() {
    observers.read { await self.lookForChanges() }
  }

  /// Reads the cookies, and notifies the observers if they have changed.
  private func lookForChanges() async {
    guard observers.isObserved, let now = await read(), observers.update(Set(now)) else { return }
    for entry in observers.entries { entry.observer?.cookiesDidChange(in: entry.store ?? self) }
  }

  /// Reads the cookies before they are changed, if there are observers.
  private func readInitial() async {
    guard observers.isUnknown, let now = await read() else { return }
    observers.recordInitial(Set(now))
  }
}
