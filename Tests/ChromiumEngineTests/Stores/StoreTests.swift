import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Stores share nothing, and their cookies can be changed")
struct StoreTests {
  private func page(_ store: PageStore, _ url: URL) async throws -> ChromiumPage {
    let page = try await sharedEngine.makePage(
      PageConfiguration(viewport: PageViewport.portrait, store: store))
    guard let page = page as? ChromiumPage else { fatalError("not Chromium's page") }
    let watcher = await Watcher.watch(page)
    try await watcher.show(.url(url))
    return page
  }

  @Test("W316, W317 pages of one store share its data, pages of other stores do not")
  func storesDoNotShareTheirData() async throws {
    let server = try LoopbackServer([
      "/": .response(
        "200 OK", headers: ["Content-Type: text/html", "Set-Cookie: served=1; HttpOnly"],
        body: "<p>")
    ])
    let store = PageStore.separate(UUID().uuidString)
    let other = PageStore.separate(UUID().uuidString)
    let cookie = PageCookie(name: "app", value: "x", domain: "127.0.0.1")
    try await sharedEngine.setCookie(cookie, in: store)
    let page = try await page(store, server.url("/"))
    #expect(try await page.evaluate("document.cookie") == .string("app=x"))
    _ = try await page.evaluate(
      "document.cookie = 'script=2; max-age=1000'; localStorage.setItem('k', 'v')")

    let cookies = try await sharedEngine.cookies(in: store).sorted { $0.name < $1.name }
    #expect(cookies.map(\.name) == ["app", "script", "served"])
    #expect(cookies.map(\.isHTTPOnly) == [false, false, true])
    #expect(cookies.map { $0.expires == nil } == [true, false, true])
    #expect(cookies.map(\.domain) == ["127.0.0.1", "127.0.0.1", "127.0.0.1"])

    let sibling = try await self.page(store, server.url("/"))
    #expect(try await sibling.evaluate("localStorage.getItem('k')") == .string("v"))
    let stranger = try await self.page(other, server.url("/"))
    #expect(
      try await stranger.evaluate("[document.cookie, localStorage.getItem('k')]")
        == .array([.string(""), .null]))

    try await sharedEngine.deleteCookie(cookie, in: store)
    #expect(try await page.evaluate("document.cookie") == .string("script=2"))
    for page in [page, sibling, stranger] { await page.close() }
    await sharedEngine.removeStore(store)
    #expect(try await sharedEngine.cookies(in: store).isEmpty)
    await sharedEngine.removeStore(store)
    await sharedEngine.removeStore(other)
  }

  @Test(
    "W317 a cookie keeps its SameSite attribute",
    arguments: [nil, PageCookie.SameSite.none, .lax, .strict])
  func cookiesKeepTheirSameSite(_ sameSite: PageCookie.SameSite?) async throws {
    let store = PageStore.separate(UUID().uuidString)
    let cookie = PageCookie(
      name: "a", value: "1", domain: "example.com", isSecure: true, sameSite: sameSite)
    try await sharedEngine.setCookie(cookie, in: store)
    #expect(try await sharedEngine.cookies(in: store) == [cookie])
    await sharedEngine.removeStore(store)
  }

  @Test("W317 a cookie keeps its domain, path and expiration date")
  func cookiesKeepDomainPathAndExpiration() async throws {
    let store = PageStore.separate(UUID().uuidString)
    let cookie = PageCookie(
      name: "a", value: "é=1", domain: ".example.com", path: "/p",
      expires: Date(timeIntervalSince1970: (Date.now.timeIntervalSince1970 + 1000).rounded()),
      isSecure: true, isHTTPOnly: true)
    try await sharedEngine.setCookie(cookie, in: store)
    #expect(try await sharedEngine.cookies(in: store) == [cookie])
    await sharedEngine.removeStore(store)
  }
}
