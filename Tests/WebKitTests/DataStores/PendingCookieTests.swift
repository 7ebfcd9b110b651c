import Foundation
import FoundationNetworking
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("W317 cookies that are set before an engine is connected")
@MainActor
struct PendingCookieTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var count = 0

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }

  private let engine: FakeWebEngine = FakeWebEngine()

  init() { WebKitEnvironment.current = nil }

  private func cookie(
    _ name: String, _ value: String, domain: String = "example.com"
  ) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"]))
  }

  private func connect() {
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
  }

  @Test("W317 pending cookies can be read, replaced and deleted")
  func cookiesAreReadReplacedAndDeleted() async throws {
    let cookies = WKWebsiteDataStore.nonPersistent().httpCookieStore
    await cookies.setCookie(try cookie("a", "1"))
    await cookies.setCookies([try cookie("a", "2"), try cookie("b", "3")])
    #expect(await cookies.allCookies().map(\.value) == ["2", "3"])
    await cookies.deleteCookie(try cookie("a", ""))
    #expect(await cookies.allCookies().map(\.name) == ["b"])
  }

  @Test("W317 pending cookies are set in the engine with the first page of their store")
  func cookiesAreSetWithTheFirstPage() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    await store.httpCookieStore.setCookie(try cookie("a", "1"))
    connect()
    defer { WebKitEnvironment.current = nil }
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = store
    let webView = WKWebView(frame: .zero, configuration: configuration)
    webView.load(URLRequest(url: WebViewStage.url))
    await webView.idle()
    #expect(try await engine.cookies(in: store.handle.store).map(\.value) == ["1"])
    await store.httpCookieStore.deleteCookie(try cookie("a", ""))
    #expect(await store.httpCookieStore.allCookies().isEmpty)
  }

  @Test("W317 a pending cookie does not replace a cookie that is set after the engine is connected")
  func pendingCookiesDoNotReplaceLaterOnes() async throws {
    let cookies = WKWebsiteDataStore.nonPersistent().httpCookieStore
    await cookies.setCookie(try cookie("a", "1"))
    connect()
    defer { WebKitEnvironment.current = nil }
    await cookies.setCookie(try cookie("a", "2"))
    #expect(await cookies.allCookies().map(\.value) == ["2"])
  }

  @Test("W317 stores of the same identifier share their pending cookies")
  func storesOfOneIdentifierShareCookies() async throws {
    let identifier = UUID()
    let one = WKWebsiteDataStore(forIdentifier: identifier)
    await one.httpCookieStore.setCookie(try cookie("a", "1"))
    let other = WKWebsiteDataStore(forIdentifier: identifier)
    #expect(await other.httpCookieStore.allCookies().map(\.value) == ["1"])
  }

  @Test("W316, W317 setting and removing pending cookies notifies the observers")
  func observersAreNotified() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    let observer = Observer()
    store.httpCookieStore.add(observer)
    await store.httpCookieStore.setCookie(try cookie("a", "1"))
    await store.httpCookieStore.setCookie(try cookie("b", "2", domain: "example.org"))
    #expect(observer.count == 2)
    await store.removeData(
      ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: Date(timeIntervalSince1970: 0))
    #expect(await store.httpCookieStore.allCookies().isEmpty)
    #expect(observer.count == 3)
  }
}
