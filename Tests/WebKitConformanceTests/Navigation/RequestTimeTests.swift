import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("URLRequest.timeoutInterval", .serialized) @MainActor
struct RequestTimeTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<title>page</title>"), "/other": .page("<title>other</title>"),
    "/late": .late(20_000, .page("late")),
  ]

  @Test(
    "W191: a server that does not begin its response within the request's timeout fails the load")
  func slowServersFailTheLoad() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      let late = stage.request("/late") { $0.timeoutInterval = 1 }
      try await stage.load { stage.webView.load(late) }
      #expect(
        stage.journal.lines == [
          "ACTION other main /late", "START", "FAILP NSURLErrorDomain -1001",
        ])
      #expect(
        stage.journal.errors.last?.userInfo[NSURLErrorFailingURLErrorKey] as? URL == late.url)
      #expect(stage.webView.url == stage.server.url("/page"))
      #expect(stage.webView.title == "page")
      #expect(!stage.webView.isLoading)

      // The timeout does not apply to the next load.
      stage.journal.clear()
      try await stage.load("/other")
      #expect(stage.journal.lines == Stage.load("other", "/other"))
    }
  }

  @Test("W191 W176: a redirect does not restart the timeout")
  func redirectsDoNotRestartTheTimeout() async throws {
    var pages = Self.pages
    // Chromium itself would give up after twenty.
    for hop in 0..<30 { pages["/hop\(hop)"] = .late(700, .redirect("/hop\(hop + 1)")) }
    try await Stage.run(pages) { stage in
      let request = stage.request("/hop0") { $0.timeoutInterval = 2 }
      try await stage.load { stage.webView.load(request) }
      #expect(stage.journal.lines.last == "FAILP NSURLErrorDomain -1001")
      #expect(stage.journal.ends == 1)
      let failed = stage.journal.errors.last?.userInfo[NSURLErrorFailingURLErrorKey] as? URL
      #expect(failed == stage.journal.actions.last?.request.url)
    }
  }
}
