import Foundation
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Removing the data of a site, as for a logout", .serialized) @MainActor
struct LogOutTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/in": .response(
      "200 OK", headers: ["Content-Type: text/html", "Set-Cookie: session=1; HttpOnly"],
      body: "<script>localStorage.token = 't'</script>"),
    "/page": .page("<p>"),
  ]

  private func state(_ stage: Stage) async throws -> String? {
    try await stage.text("localStorage.token || 'none'")
  }

  @Test(
    "W316 cookies and storage are removed before the handler is called, also for open pages",
    arguments: [true, false])
  func dataIsRemovedBeforeTheHandler(isDefault: Bool) async throws {
    let configuration = WKWebViewConfiguration()
    if !isDefault { configuration.websiteDataStore = .nonPersistent() }
    try await Stage.run(Self.pages, configuration: configuration) { stage in
      let store = stage.webView.configuration.websiteDataStore
      let all = WKWebsiteDataStore.allWebsiteDataTypes()
      try await stage.load("/in")
      try await stage.load("/page")
      #expect(stage.server.lastRequest.contains("session=1"))
      #expect(try await state(stage) == "t")
      await withCheckedContinuation { done in
        store.removeData(ofTypes: all, modifiedSince: .distantPast) { done.resume() }
      }
      #expect(try await state(stage) == "none")
      #expect(await store.dataRecords(ofTypes: all).isEmpty)
      try await stage.load("/page")
      #expect(!stage.server.lastRequest.contains("session=1"))
      #expect(try await state(stage) == "none")
    }
  }

  @Test("W316 the records of a site are removed, as an app finds them by name")
  func recordsOfASiteAreRemoved() async throws {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = .nonPersistent()
    try await Stage.run(Self.pages, configuration: configuration) { stage in
      let store = stage.webView.configuration.websiteDataStore
      try await stage.load("/in")
      let types: Set = [WKWebsiteDataTypeCookies, WKWebsiteDataTypeLocalStorage]
      let records = await store.dataRecords(ofTypes: types)
      #expect(records.map(\.displayName) == ["127.0.0.1"])
      #expect(records.map(\.dataTypes) == [types])
      await store.removeData(ofTypes: types, for: records)
      #expect(try await state(stage) == "none")
      #expect(await store.httpCookieStore.allCookies().isEmpty)
    }
  }
}
