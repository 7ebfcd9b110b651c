import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("WKWebsiteDataStore and WKHTTPCookieStore")
@MainActor
struct DataStoreTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var count = 0

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }

  private let engine: FakeWebEngine = FakeWebEngine()

  private func webView(_ store: WKWebsiteDataStore) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = store
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    return WKWebView(frame: .zero, configuration: configuration)
  }

  private func cookie(_ name: String, _ value: String) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [
        .name: name, .value: value, .domain: "example.com", .path: "/",
        .expires: Date(timeIntervalSince1970: 4_000_000_000), .secure: "TRUE",
      ]))
  }

  @Test("W316 the default store is shared and persistent; a store of an identifier is persistent")
  func defaultStoreIsSharedAndPersistent() {
    #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
    #expect(WKWebsiteDataStore.default().isPersistent)
    #expect(WKWebViewConfiguration().websiteDataStore === WKWebsiteDataStore.default())
    let one = WKWebsiteDataStore.nonPersistent()
    #expect(!one.isPersistent && one !== WKWebsiteDataStore.nonPersistent())
    let identifier = UUID()
    let named = WKWebsiteDataStore(forIdentifier: identifier)
    #expect(named.isPersistent && named.identifier == identifier)
    #expect(named.handle.store == WKWebsiteDataStore(forIdentifier: identifier).handle.store)
  }

  @Test("W316 a web view keeps the data store of the configuration that created it")
  func viewsKeepTheirStore() async {
    let store = WKWebsiteDataStore.nonPersistent()
    let view = webView(store)
    #expect(view.configuration.websiteDataStore === store)
    view.configuration.websiteDataStore = .default()
    #expect(view.configuration.websiteDataStore === store)
    view.load(URLRequest(url: WebViewStage.url))
    await view.idle()
    #expect(engine.page?.configuration.store == store.handle.store)
  }

  @Test("W317 setCookie, allCookies and deleteCookie set, return and delete a cookie")
  func cookiesAreSetReturnedAndDeleted() async throws {
    let view = webView(.nonPersistent())
    let cookies = view.configuration.websiteDataStore.httpCookieStore
    let cookie = try cookie("a", "1")
    await cookies.setCookie(cookie)
    let told = try #require(await cookies.allCookies().first)
    #expect(
      told.name == "a" && told.value == "1" && told.domain == "example.com" && told.path == "/")
    #expect(told.isSecure && !told.isHTTPOnly && !told.isSessionOnly)
    #expect(told.expiresDate == Date(timeIntervalSince1970: 4_000_000_000))
    await cookies.setCookie(try self.cookie("a", "2"))
    #expect(await cookies.allCookies().map(\.value) == ["2"])
    await cookies.deleteCookie(cookie)
    #expect(await cookies.allCookies().isEmpty)
  }

  @Test("W317 cookies without an expiration date, of an app or a page, are session-only")
  func cookiesWithoutExpirationAreSessionOnly() async throws {
    let view = webView(.nonPersistent())
    let store = view.configuration.websiteDataStore
    let cookie = try #require(
      HTTPCookie(properties: [
        .name: "a", .value: "1", .domain: "example.com", .path: "/", .discard: "TRUE",
      ]))
    await store.httpCookieStore.setCookie(cookie)
    try await engine.setCookie(
      PageCookie(name: "b", value: "2", domain: "example.com"), in: store.handle.store)
    let told = await store.httpCookieStore.allCookies()
    #expect(told.map(\.isSessionOnly) == [true, true])
    #expect(told.map(\.expiresDate) == [nil, nil])
  }

  @Test("W317 cookies have their SameSite policy and keep it in another store")
  func cookiesHaveTheirSameSitePolicy() async throws {
    let view = webView(.nonPersistent())
    let store = view.configuration.websiteDataStore
    let kinds: [PageCookie.SameSite?] = [nil, PageCookie.SameSite.none, .lax, .strict]
    for (number, kind) in kinds.enumerated() {
      try await engine.setCookie(
        PageCookie(
          name: "\(number)", value: "", domain: "example.com", isSecure: true, sameSite: kind),
        in: store.handle.store)
    }
    let told = await store.httpCookieStore.allCookies()
    #expect(told.map(\.sameSitePolicy) == [nil, nil, .sameSiteLax, .sameSiteStrict])
    #expect(HTTPCookieStringPolicy.sameSiteLax.rawValue == "lax")
    let other = webView(.nonPersistent()).configuration.websiteDataStore
    await other.httpCookieStore.setCookies(told)
    #expect(try await engine.cookies(in: other.handle.store).map(\.sameSite) == kinds)
  }

  @Test("W317 setCookies sets several cookies and notifies observers once")
  func severalCookiesNotifyOnce() async throws {
    let cookies = webView(.nonPersistent()).configuration.websiteDataStore.httpCookieStore
    let observer = Observer()
    cookies.add(observer)
    await cookies.setCookies([try cookie("a", "1"), try cookie("b", "2")])
    #expect(await cookies.allCookies().map(\.name) == ["a", "b"])
    #expect(observer.count == 1)
    let third = try cookie("c", "3")
    await withCheckedContinuation { done in cookies.setCookies([third]) { done.resume() } }
    #expect(await cookies.allCookies().map(\.name) == ["a", "b", "c"])
  }

  @Test("W316 stores of an identifier are listed, and can be removed when none is in use")
  func storesOfAnIdentifierAreListed() async throws {
    let identifier = UUID()
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    var store: WKWebsiteDataStore? = WKWebsiteDataStore(forIdentifier: identifier)
    #expect(await WKWebsiteDataStore.allDataStoreIdentifiers.contains(identifier))
    await #expect(throws: (any Error).self) {
      try await WKWebsiteDataStore.remove(forIdentifier: identifier)
    }
    #expect(engine.removedStores.isEmpty)
    let name = try #require(store?.handle.store)
    store = nil
    let error = await withCheckedContinuation { done in
      WKWebsiteDataStore.remove(forIdentifier: identifier) { done.resume(returning: $0 != nil) }
    }
    #expect(!error)
    #expect(engine.removedStores == [name])
    let isListed = await withCheckedContinuation { done in
      WKWebsiteDataStore.fetchAllDataStoreIdentifiers {
        done.resume(returning: $0.contains(identifier))
      }
    }
    #expect(!isListed)
  }

  @Test("W317 completion handlers of setCookie and delete are called after the change")
  func handlersAreCalledAfterTheChange() async throws {
    let view = webView(.nonPersistent())
    let cookies = view.configuration.websiteDataStore.httpCookieStore
    let cookie = try cookie("a", "1")
    let values: [String] = await withCheckedContinuation { done in
      cookies.setCookie(cookie) {
        cookies.getAllCookies { done.resume(returning: $0.map(\.value)) }
      }
    }
    #expect(values == ["1"])
    await withCheckedContinuation { done in cookies.delete(cookie) { done.resume() } }
    #expect(await cookies.allCookies().isEmpty)
  }

  @Test("W317 observers are notified of the app's changes and of a page's, and are not retained")
  func observersAreNotifiedOfChanges() async throws {
    let view = webView(.nonPersistent())
    let cookies = view.configuration.websiteDataStore.httpCookieStore
    let observer = Observer()
    weak var forgotten: Observer?
    do {
      let other = Observer()
      forgotten = other
      cookies.add(other)
    }
    #expect(forgotten == nil)
    cookies.add(observer)
    await cookies.setCookie(try cookie("a", "1"))
    #expect(observer.count == 1)
    await cookies.setCookie(try cookie("a", "1"))
    #expect(observer.count == 1)

    let store = view.configuration.websiteDataStore.handle.store
    try await engine.setCookie(
      PageCookie(name: "b", value: "page", domain: "example.com"), in: store)
    view.receive(.navigation(.started(WebViewStage.url)))
    view.receive(.navigation(.committed(WebViewStage.url)))
    view.receive(.navigation(.finished))
    await eventually { observer.count >= 2 }
    #expect(observer.count == 2)
    cookies.remove(observer)
    await cookies.setCookie(try cookie("c", "1"))
    #expect(observer.count == 2)
  }

  @Test("W317 observers of each store of an identifier are notified with their own cookie store")
  func observersOfEachStoreAreNotified() async throws {
    final class Named: NSObject, WKHTTPCookieStoreObserver {
      var stores: [WKHTTPCookieStore] = []

      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { stores.append(cookieStore) }
    }
    let identifier = UUID()
    let view = webView(WKWebsiteDataStore(forIdentifier: identifier))
    let other = WKWebsiteDataStore(forIdentifier: identifier)
    let observer = Named()
    other.httpCookieStore.add(observer)
    await view.configuration.websiteDataStore.httpCookieStore.setCookie(try cookie("a", "1"))
    await view.configuration.websiteDataStore.httpCookieStore.setCookie(try cookie("a", "2"))
    #expect(observer.stores.last === other.httpCookieStore)
    other.httpCookieStore.remove(observer)
    let count = observer.stores.count
    await view.configuration.websiteDataStore.httpCookieStore.setCookie(try cookie("a", "3"))
    #expect(observer.stores.count == count)
  }

  @Test(
    "W317 cookies of failed loads, of responses without a document and of scripts are reported",
    arguments: [
      PageEvent.resource(.cookiesSet), .document(.titleChanged("t")),
      .navigation(.failedProvisionally(PageFailure(kind: .cancelled, url: nil, detail: ""))),
    ])
  func cookiesOfFailedLoadsAreReported(_ event: PageEvent) async throws {
    let view = webView(.nonPersistent())
    let store = view.configuration.websiteDataStore
    let observer = Observer()
    store.httpCookieStore.add(observer)
    await store.httpCookieStore.setCookie(try cookie("a", "1"))
    #expect(observer.count == 1)
    let page = PageCookie(name: "b", value: "page", domain: "example.com")
    try await engine.setCookie(page, in: store.handle.store)
    view.receive(event)
    await eventually { observer.count == 2 }
    #expect(observer.count == 2)

    try await engine.deleteCookie(page, in: store.handle.store)
    view.load(URLRequest(url: WebViewStage.url))
    _ = try await view.evaluateJavaScript("1")
    await eventually { observer.count == 3 }
    #expect(observer.count == 3)
  }

  @Test("W316 a nonpersistent store is removed with the last web view that uses it")
  func nonpersistentStoresAreRemoved() async {
    var view: WKWebView? = webView(.nonPersistent())
    let store = view?.configuration.websiteDataStore.handle.store
    #expect(engine.removedStores.isEmpty)
    view = nil
    await eventually { !engine.removedStores.isEmpty }
    #expect(engine.removedStores == [store])
  }
}
