import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("Forms", .serialized) @MainActor
struct FormTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/form": .page(
      """
      <form id=form method=post action=/sent><input name=q value=1><button id=send>go</button>
      </form><form id=moved method=post action=/moved></form>
      <form id=get action=/found><input name=q value=a></form>
      """),
    "/sent": .page("<title>sent</title>"), "/moved": .redirect("/found"),
    "/found": .page("<title>found</title>"), "/found?q=a": .page("<title>found</title>"),
  ]

  @Test("W221: a form submission has the type .formSubmitted, by a button and by a script")
  func formSubmissionsAreFormSubmitted() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/form")
      stage.journal.clear()
      try await stage.load { try await stage.click("send") }
      #expect(stage.journal.lines == Stage.load("form", "/sent"))
      #expect(stage.journal.actions.first?.request.httpMethod == "POST")
      #expect(
        stage.journal.actions.first?.request.httpBody.map { String(decoding: $0, as: UTF8.self) }
          == "q=1")

      try await stage.load("/form")
      stage.journal.clear()
      try await stage.load {
        _ = try await stage.webView.evaluateJavaScript("get.submit(); 0")
      }
      #expect(stage.journal.lines == Stage.load("form", "/found?q=a"))
    }
  }

  @Test("W176 W177: a form that is sent on is still one; its method is another")
  func redirectedFormsAreStillForms() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/form")
      stage.journal.clear()
      try await stage.load { _ = try await stage.webView.evaluateJavaScript("moved.submit(); 0") }
      #expect(
        stage.journal.lines == [
          "ACTION form main /moved", "START", "ACTION form main /found", "REDIRECT",
          "RESPONSE main /found", "COMMIT", "FINISH",
        ])
      #expect(stage.journal.actions.map(\.request.httpMethod) == ["POST", "GET"])
    }
  }

  @Test("W205: reloading the response of a form submits the form again")
  func reloadSubmitsTheFormAgain() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load("/form")
      try await stage.load { try await stage.click("send") }
      stage.journal.clear()
      try await stage.load { stage.webView.reload() }
      #expect(stage.journal.lines == Stage.load("form again", "/sent"))
      #expect(stage.server.lastRequest.hasPrefix("POST /sent "))

      // After a redirect the document is no longer a form's response.
      try await stage.load("/form")
      try await stage.load { _ = try await stage.webView.evaluateJavaScript("moved.submit(); 0") }
      stage.journal.clear()
      try await stage.load { stage.webView.reload() }
      #expect(stage.journal.lines == Stage.load("reload", "/found"))
    }
  }

  @Test("W205: a request of the app's own that posts is sent again as one, too")
  func appPostsAreResubmitted() async throws {
    try await Stage.run(Self.pages) { stage in
      var request = URLRequest(url: stage.server.url("/sent"))
      request.httpMethod = "POST"
      request.httpBody = Data("q=2".utf8)
      try await stage.load { stage.webView.load(request) }
      #expect(stage.journal.lines == Stage.load("other", "/sent"))
      stage.journal.clear()
      try await stage.load { stage.webView.reload() }
      #expect(stage.journal.lines.first == "ACTION form again main /sent")
    }
  }
}
