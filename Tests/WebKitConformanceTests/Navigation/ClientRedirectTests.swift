import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("Client redirects", .serialized) @MainActor
struct ClientRedirectTests {
  @Test("W223: a refresh and a script's assignment of location start a new load")
  func refreshesStartANewLoad() async throws {
    try await Stage.run([
      "/refresh": .page("<meta http-equiv=refresh content='0;url=/there'>"),
      "/script": .page("<script>onload = () => setTimeout(() => location = '/there')</script>"),
      "/there": .page("<title>there</title>"),
    ]) { stage in
      for path in ["/refresh", "/script"] {
        stage.journal.clear()
        stage.webView.load(URLRequest(url: stage.server.url(path)))
        await stage.journal.until("both loads") { stage.journal.ends == 2 }
        try await stage.quiet()
        #expect(
          stage.journal.lines == Stage.load("other", path) + Stage.load("other", "/there"))
        #expect(stage.webView.title == "there")
      }
    }
  }

  @Test("W180 W223: a canceled client redirect keeps the page")
  func canceledRefreshesKeepThePage() async throws {
    try await Stage.run([
      "/page": .page("<title>page</title>"), "/there": .page("<title>there</title>"),
    ]) { stage in
      try await stage.load("/page")
      stage.journal.clear()
      stage.journal.allows = { _ in false }
      _ = try await stage.webView.evaluateJavaScript("location = '/there'; 0")
      await stage.journal.until("the question") { !stage.journal.lines.isEmpty }
      try await stage.quiet()
      #expect(stage.journal.lines == ["ACTION other main /there"])
      #expect(stage.webView.title == "page")
      #expect(stage.webView.url == stage.server.url("/page"))
      #expect(!stage.webView.isLoading)
    }
  }
}
