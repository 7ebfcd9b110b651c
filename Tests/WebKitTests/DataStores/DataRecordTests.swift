import Foundation
import Testing
import UIKit
import WebEngine

@testable import WebKit

@Suite("Data records of a WKWebsiteDataStore") @MainActor
struct DataRecordTests {
  private let engine: FakeWebEngine = FakeWebEngine()

  private func view() -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    WebKitEnvironment.current = WebKitEnvironment(engine: engine) { _ in throw CancellationError() }
    defer { WebKitEnvironment.current = nil }
    return WKWebView(frame: .zero, configuration: configuration)
  }

  @Test("W316 allWebsiteDataTypes() has all 14 types, with Apple's values")
  func allTypesHaveApplesValues() {
    let all = WKWebsiteDataStore.allWebsiteDataTypes()
    #expect(all.count == 14)
    #expect(all.contains("WKWebsiteDataTypeCookies"))
    #expect(all.isSuperset(of: [WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeHashSalt]))
    #expect(all.allSatisfy { $0.hasPrefix("WKWebsiteDataType") })
  }

  @Test("W316 each record is of one site and has those requested types that the site has data of")
  func recordsHaveTheRequestedTypes() async {
    let view = view()
    let store = view.configuration.websiteDataStore
    engine.setSiteData(
      [
        SiteData(site: "example.com", kinds: [.cookies, .localStorage, .cache]),
        SiteData(site: "example.org", kinds: [.databases]),
      ], in: store.handle.store)
    let asked: Set = [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeFetchCache,
    ]
    let records = await store.dataRecords(ofTypes: asked)
    #expect(records.map(\.displayName) == ["example.com"])
    #expect(records.map(\.dataTypes) == [[WKWebsiteDataTypeCookies, WKWebsiteDataTypeMemoryCache]])
    let all = await withCheckedContinuation { done in
      store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) {
        done.resume(returning: $0.map(\.displayName))
      }
    }
    #expect(all.sorted() == ["example.com", "example.org"])
  }

  @Test("W316 removeData, for records or since a date, calls its handler after the removal")
  func removeDataCallsItsHandlerAfterward() async throws {
    let view = view()
    let store = view.configuration.websiteDataStore
    let name = store.handle.store
    engine.setSiteData([SiteData(site: "example.com", kinds: [.cookies])], in: name)
    let all = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: all)
    await withCheckedContinuation { done in
      store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: records) { done.resume() }
    }
    #expect(
      engine.removals == [.init(kinds: [.cookies], sites: ["example.com"], store: name)])
    await store.removeData(ofTypes: all, for: [])
    await store.removeData(ofTypes: all, modifiedSince: .distantFuture)
    await store.removeData(ofTypes: [WKWebsiteDataTypeHashSalt], modifiedSince: .distantPast)
    #expect(engine.removals.count == 1)
    await withCheckedContinuation { done in
      store.removeData(ofTypes: all, modifiedSince: .distantPast) { done.resume() }
    }
    #expect(
      engine.removals.last == .init(kinds: Set(PageDataKind.allCases), sites: nil, store: name))
  }

  @Test("W316, W317 removing cookies notifies observers; without an engine it completes")
  func removingCookiesNotifiesObservers() async throws {
    final class Observer: NSObject, WKHTTPCookieStoreObserver {
      var count = 0

      func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
    }
    let view = view()
    let store = view.configuration.websiteDataStore
    try await engine.setCookie(
      PageCookie(name: "a", value: "1", domain: "example.com"), in: store.handle.store)
    let observer = Observer()
    store.httpCookieStore.add(observer)
    await store.removeData(
      ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: Date(timeIntervalSince1970: 0))
    #expect(observer.count == 1)

    let lonely = WKWebsiteDataStore.nonPersistent()
    let all = WKWebsiteDataStore.allWebsiteDataTypes()
    await lonely.removeData(ofTypes: all, modifiedSince: .distantPast)
    #expect(await lonely.dataRecords(ofTypes: all).isEmpty)
  }
}
