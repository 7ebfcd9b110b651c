import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import UIKit
import WebKit

@Suite("Frames of a page", .serialized) @MainActor
struct FrameTests {
  /// A message handler that records the frames in which scripts run.
  private final class Notes: NSObject, WKScriptMessageHandler {
    let journal: () -> Journal?

    init(_ journal: @escaping () -> Journal?) { self.journal = journal }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      let frame = message.frameInfo.isMainFrame ? "main" : "frame"
      journal()?.note("\(message.body) \(frame)")
    }
  }

  /// A message handler that records the origins of messages.
  private final class Origins: NSObject, WKScriptMessageHandler {
    var lines: [String] = []

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      let origin = message.frameInfo.securityOrigin
      lines.append("\(message.body) \(origin.protocol)://\(origin.host)")
    }
  }

  @Test("W285: a message's security origin is its document's, not its URL's")
  func messageOriginIsItsDocuments() async throws {
    let origins = Origins()
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(origins, name: "origin")
    func post(_ name: String) -> String {
      "<script>webkit.messageHandlers.origin.postMessage('\(name)')</script>"
    }
    try await Stage.run(
      [
        "/page": .page(
          """
          \(post("main"))<iframe src=/frame></iframe>
          <iframe sandbox=allow-scripts src=/box></iframe><iframe srcdoc="\(post("text"))"></iframe>
          """), "/frame": .page(post("frame")), "/box": .page(post("box")),
      ], configuration: configuration
    ) { stage in
      try await stage.load("/page")
      #expect(
        origins.lines.sorted() == [
          "box ://", "frame http://127.0.0.1", "main http://127.0.0.1", "text http://127.0.0.1",
        ])
    }
  }

  @Test("W161 W162 W216: a frame's load and response are decided, and nothing else is reported")
  func frameLoadsAndResponsesAreDecided() async throws {
    try await Stage.run([
      "/page": .page("<iframe src=/frame></iframe>"), "/frame": .page("<p>frame"),
    ]) { stage in
      try await stage.load("/page")
      #expect(
        stage.journal.lines == [
          "ACTION other main /page", "START", "RESPONSE main /page", "COMMIT",
          "ACTION other frame /frame", "RESPONSE frame /frame", "FINISH",
        ])
      let target = try #require(stage.journal.actions.last?.targetFrame)
      #expect(!target.isMainFrame)
      #expect(stage.journal.actions.last?.request.url == stage.server.url("/frame"))
    }
  }

  @Test("W194 W228: a page commits before its frames and finishes after them")
  func pagesCommitBeforeTheirFrames() async throws {
    var stageOfNotes: Stage?
    defer { stageOfNotes = nil }
    let configuration = WKWebViewConfiguration()
    let content = configuration.userContentController
    content.add(Notes { stageOfNotes?.journal }, name: "notes")
    content.addUserScript(
      WKUserScript(
        source: """
          webkit.messageHandlers.notes.postMessage('begins');
          addEventListener('load', () => webkit.messageHandlers.notes.postMessage('has'));
          """, injectionTime: .atDocumentStart, forMainFrameOnly: false))
    try await Stage.run(
      ["/page": .page("<iframe src=/frame></iframe>"), "/frame": .page("<p>frame")],
      configuration: configuration
    ) { stage in
      stageOfNotes = stage
      try await stage.load("/page")
      #expect(
        stage.journal.lines.filter { !$0.hasPrefix("ACTION") && !$0.hasPrefix("RESPONSE") } == [
          "START", "COMMIT", "begins main", "begins frame", "has frame", "has main", "FINISH",
        ])
    }
  }

  @Test("W193 W161: failures of a frame, an image and a script do not fail the page")
  func failedSubresourcesDoNotFailThePage() async throws {
    try await Stage.run([
      "/page": .page(
        "<iframe src=/broken></iframe><img src=/broken.png><script src=/broken.js></script>"),
      "/broken": .closeConnection, "/broken.png": .closeConnection, "/broken.js": .closeConnection,
    ]) { stage in
      try await stage.load("/page")
      #expect(stage.journal.errors.isEmpty)
      #expect(stage.journal.lines.last == "FINISH")
      #expect(stage.webView.estimatedProgress == 1)
    }
  }

  @Test("W216: a canceled frame stays empty, and the page finishes")
  func canceledFramesStayEmpty() async throws {
    try await Stage.run([
      "/page": .page("<iframe src=/frame></iframe>"), "/frame": .page("<p>frame"),
    ]) { stage in
      stage.journal.allows = { $0.targetFrame?.isMainFrame == true }
      try await stage.load("/page")
      #expect(stage.journal.lines.last == "FINISH")
      #expect(!stage.server.paths.contains("/frame"))
    }
  }

  @Test(
    "W181 W182: a frame whose redirect or response is not allowed keeps its document, and adds no step",
    arguments: ["/there", "/elsewhere", "/bytes", "/late"])
  func interruptedFramesKeepTheirDocument(path: String) async throws {
    try await Stage.run([
      "/page": .page("<iframe src=/frame></iframe>"), "/frame": .page("<p>frame"),
      "/there": .redirect("app-of-mine://callback?code=1"), "/elsewhere": .redirect("/refused"),
      "/refused": .page("refused"), "/late": .page("late"),
      "/bytes": .response("200 OK", headers: ["Content-Type: application/zip"], body: "bytes"),
    ]) { stage in
      stage.journal.allows = {
        $0.request.url?.scheme == "http" && $0.request.url?.path() != "/refused"
      }
      try await stage.load("/page")
      stage.journal.clear()
      _ = try await stage.webView.evaluateJavaScript("frames[0].location = '\(path)'; 0")
      await stage.journal.until("the frame's request") { !stage.journal.lines.isEmpty }
      try await stage.quiet()
      let isShown = path == "/late"
      #expect(
        try await stage.text("frames[0].document.body.innerText") == (isShown ? "late" : "frame"))
      #expect(stage.webView.canGoBack == isShown)
      #expect(stage.journal.ends == 0)
      #expect(!stage.webView.isLoading)
    }
  }

  @Test("W215: a traversal that moves only a subframe loads without callbacks for the main frame")
  func subframeTraversalsMakeNoMainFrameCallbacks() async throws {
    try await Stage.run([
      "/page": .page("<title>page</title><iframe name=inside src=/a></iframe>"),
      "/a": .page("<p>a<a id=on href=/b>b</a>"), "/b": .page("<p>b"),
    ]) { stage in
      let webView = stage.webView
      try await stage.load("/page")
      _ = try await webView.evaluateJavaScript(
        "frames[0].document.getElementById('on').click(); 0")
      await stage.journal.until("the frame's next page") {
        stage.journal.lines.contains("RESPONSE frame /b")
      }
      // The frame's document replaces the other one some time after its response.
      await stage.journal.until("an entry for it") { webView.canGoBack }
      try await stage.quiet()
      #expect(webView.backForwardList.backList.map(\.url) == [stage.server.url("/page")])
      #expect(webView.backForwardList.currentItem?.url == stage.server.url("/page"))

      stage.journal.clear()
      var loading: [Bool] = []
      let observation = webView.observe(\.isLoading) { view, _ in loading.append(view.isLoading) }
      webView.goBack()
      #expect(webView.isLoading)
      await stage.journal.until("the frame's first page") { !webView.isLoading }
      try await stage.quiet()
      observation.invalidate()
      #expect(loading == [true, false])
      let words = ["START", "COMMIT", "FINISH", "FAILP", "FAIL", "RESPONSE main"]
      for word in words { #expect(!stage.journal.lines.contains { $0.hasPrefix(word) }) }
      let inside = try await stage.text("frames[0].document.body.innerText.trim()")
      #expect(inside == "ab")
      #expect(!webView.canGoBack)
      #expect(webView.canGoForward)
      #expect(webView.url == stage.server.url("/page"))
    }
  }
}
