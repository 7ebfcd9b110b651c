import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Cookie observers are notified of pages' and servers' cookies", .serialized) @MainActor
struct CookieObserverTests {
  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    var count = 0

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { count += 1 }
  }

  private static func response(
    _ status: String, _ name: String, _ more: String...
  ) -> LoopbackServer.Response {
    .response(
      status, headers: ["Set-Cookie: \(name)=1", "Content-Type: text/html"] + more, body: "")
  }

  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<button id=b onclick=\"document.cookie='own=1'\">"),
    "/callback": response("302 Found", "token", "Location: myapp://callback?code=1"),
    "/hop": response("302 Found", "hop", "Location: /gone"),
    "/gone": .closeConnection,
    "/empty": response("204 No Content", "empty"),
    "/data": response("200 OK", "data"),
  ]

  /// A configuration with a store that has an identifier.
  private static var configuration: WKWebViewConfiguration {
    let configuration = WKWebViewConfiguration()
    configuration.websiteDataStore = WKWebsiteDataStore(forIdentifier: UUID())
    return configuration
  }

  /// Does something, and waits until the observer is notified of a cookie.
  private func observes(_ name: String, _ act: (Stage) async throws -> Void) async throws {
    // Stores with identifiers belong to the device, so this one is made after its boot.
    try await Stage.run(Self.pages, configuration: Self.configuration) { stage in
      let identifier = stage.webView.configuration.websiteDataStore.identifier
      let store = WKWebsiteDataStore(forIdentifier: try #require(identifier))
      let observer = Observer()
      store.httpCookieStore.add(observer)
      try await stage.load("/page")
      #expect(observer.count == 0)
      try await act(stage)
      await stage.journal.until("the cookie's change") { observer.count > 0 }
      #expect(await store.httpCookieStore.allCookies().map(\.name) == [name])
      #expect(observer.count == 1)
    }
  }

  @Test(
    "W317 a redirect of a load that fails, that leads to an app, or a response without a document",
    arguments: [("/callback", "token"), ("/hop", "hop"), ("/empty", "empty")])
  func cookiesOfRedirectsOfFailedLoads(_ path: String, _ name: String) async throws {
    try await observes(name) { stage in
      stage.webView.load(URLRequest(url: stage.server.url(path)))
    }
  }

  @Test("W317 a redirect to a custom scheme, which the app cancels")
  func cookiesOfCanceledRedirects() async throws {
    try await observes("token") { stage in
      stage.journal.allows = { $0.request.url?.scheme != "myapp" }
      stage.webView.load(URLRequest(url: stage.server.url("/callback")))
    }
  }

  @Test("W317 a cookie of fetch() and of document.cookie")
  func cookiesOfFetchAndDocumentCookie() async throws {
    try await observes("data") { stage in
      _ = try await stage.webView.evaluateJavaScript("setTimeout(() => fetch('/data'), 1); 0")
    }
    try await observes("own") { stage in try await stage.click("b") }
  }
}
