import Foundation
import WebEngine

extension WKHTTPCookieStore {
  /// What is there; `nil` where the engine does not answer.
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

  /// The engine, once it has the cookies that were set before it was there; `nil` where there is none.
  private func engine() async -> (any WebEngine)? {
    guard let engine = handle.engine else { return nil }
    await handle.givePendingCookies(to: engine)
    return engine
  }

  /// Does what may change the cookies, and tells the observers.
  func changing(_ change: () async -> Void) async {
    await learn()
    await change()
    await lookForChanges()
  }

  func addObserver(_ observer: any WKHTTPCookieStoreObserver) {
    watch.add(observer, at: self)
    Task { await learn() }
  }

  /// A page has done something that may have changed the cookies.
  func pageDidSomething() {
    watch.look { await self.lookForChanges() }
  }

  /// Tells the observers when the cookies are others than those that were last read.
  private func lookForChanges() async {
    guard watch.isObserved, let now = await read(), watch.update(Set(now)) else { return }
    for entry in watch.entries { entry.observer?.cookiesDidChange(in: entry.store ?? self) }
  }

  /// Reads the cookies before anything changes them, where their changes are observed.
  private func learn() async {
    guard watch.isUnknown, let now = await read() else { return }
    watch.learn(Set(now))
  }
}
