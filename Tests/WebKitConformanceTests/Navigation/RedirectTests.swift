import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("Loads that a server redirects", .serialized) @MainActor
struct RedirectTests {
  @Test("W176: a server redirect to the same URL is reported")
  func redirectsToTheSameURLAreReported() async throws {
    let gate = LoopbackServer.Response.when { request in
      request.lowercased().contains("cookie: passed=1")
        ? .page("<title>in</title>")
        : .response(
          "302 Found", headers: ["Location: /gate", "Set-Cookie: passed=1"], body: "")
    }
    try await Stage.run(["/gate": gate]) { stage in
      try await stage.load("/gate")
      #expect(
        stage.journal.lines == [
          "ACTION other main /gate", "START", "ACTION other main /gate", "REDIRECT",
          "RESPONSE main /gate", "COMMIT", "FINISH",
        ])
      #expect(stage.webView.title == "in")
    }
  }
}
