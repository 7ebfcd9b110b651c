import Foundation
import WebEngine

extension WKHTTPCookieStore {
  func read() async -> [PageCookie] {
    guard let engine = handle.engine else { return [] }
    return (try? await engine.cookies(in: handle.store)) ?? []
  }

  func set(_ cookie: PageCookie) async {
    guard let engine = handle.engine else { return }
    await changing { try? await engine.setCookie(cookie, in: handle.store) }
  }

  func remove(_ cookie: PageCookie) async {
    guard let engine = handle.engine else { return }
    await changing { try? await engine.deleteCookie(cookie, in: handle.store) }
  }

  /// Does what may change the cookies, and tells the observers.
  func changing(_ change: () async -> Void) async {
    await learn()
    await change()
    await lookForChanges()
  }

  func addObserver(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil }
    observers.append(CookieObserver(observer: observer))
    Task { await learn() }
  }

  func removeObserver(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    if observers.isEmpty { known = nil }
  }

  /// Tells the observers when the cookies are others than those that were last read.
  func lookForChanges() async {
    guard !observers.isEmpty else { return }
    let now = Set(await read())
    let isChange = known.map { $0 != now } ?? false
    known = now
    guard isChange else { return }
    for entry in observers { entry.observer?.cookiesDidChange(in: self) }
  }

  /// Reads what is there before anything changes, where somebody wants to hear of changes.
  private func learn() async {
    guard known == nil, !observers.isEmpty else { return }
    let now = Set(await read())
    if known == nil { known = now }
  }
}
