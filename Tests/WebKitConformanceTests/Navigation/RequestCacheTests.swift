import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("Cache policies of requests", .serialized) @MainActor
struct RequestCacheTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<title>page</title>"),
    "/kept": .response(
      "200 OK", headers: ["Content-Type: text/html", "Cache-Control: max-age=3600"],
      body: "<title>kept</title>"),
  ]

  @Test("A request's cache policy determines whether and with which fields it reaches the server")
  func cachePolicies() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/kept")
      let table: [(URLRequest.CachePolicy, count: Int, field: String?)] = [
        (.useProtocolCachePolicy, 1, nil), (.returnCacheDataElseLoad, 1, nil),
        (.reloadIgnoringLocalCacheData, 2, "cache-control: no-cache\r\n"),
        (.reloadIgnoringLocalAndRemoteCacheData, 3, "pragma: no-cache\r\n"),
        (.reloadRevalidatingCacheData, 4, "cache-control: max-age=0\r\n"),
      ]
      for (policy, count, field) in table {
        try await stage.load("/page")
        let request = stage.request("/kept") { $0.cachePolicy = policy }
        try await stage.load { stage.webView.load(request) }
        #expect(stage.webView.title == "kept")
        #expect(stage.count(of: "/kept") == count, "\(policy)")
        guard let field else { continue }
        #expect(stage.server.lastRequest.lowercased().contains(field), "\(policy)")
      }
      // The app's own fields take precedence.
      try await stage.load("/page")
      let own = stage.request("/kept") {
        $0.cachePolicy = .reloadIgnoringLocalCacheData
        $0.setValue("no-store", forHTTPHeaderField: "cache-control")
      }
      try await stage.load { stage.webView.load(own) }
      #expect(stage.server.lastRequest.lowercased().contains("cache-control: no-store\r\n"))
    }
  }

  @Test("W250: a load of the current URL bypasses the cache and adds no item")
  func loadsOfTheCurrentURLBypassTheCache() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      try await stage.load("/kept")
      stage.journal.clear()
      try await stage.load("/kept")
      #expect(stage.journal.lines == Stage.load("other", "/kept"))
      #expect(stage.count(of: "/kept") == 2)
      #expect(stage.server.lastRequest.lowercased().contains("cache-control: no-cache\r\n"))
      #expect(stage.webView.backForwardList.backList.map(\.title) == ["page"])
    }
  }
}
