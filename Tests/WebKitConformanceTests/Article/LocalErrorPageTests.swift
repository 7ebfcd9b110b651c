import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

/// The second trap of the article: error.html was loaded through its file URL, came up between the
/// good pages when the user went back and forward, and was what reload loaded again and again.
@Suite("Article, 2: an error page of the app's own", .serialized) @MainActor
struct LocalErrorPageTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/one": .page("<title>one</title>"), "/two": .page("<title>two</title>"),
  ]

  private func withErrorPage(_ work: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "article-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "error.html")
    try Data("<title>error</title><p>No connection".utf8).write(to: file)
    try await work(file)
  }

  /// Loads two pages, and then a URL at which no server listens.
  private func fail(_ stage: Stage) async throws {
    try await stage.load("/one")
    try await stage.load("/two")
    let port = try LoopbackServer.silentPort()
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))
    try await stage.load { stage.webView.load(URLRequest(url: url)) }
    #expect(stage.journal.lines.last == "FAILP NSURLErrorDomain -1004")
  }

  @Test("W270 A local error page has a history item, which reload, back and forward load")
  func localErrorPagesHaveAnItem() async throws {
    try await withErrorPage { file in
      try await Stage.run(Self.pages) { stage in
        let webView = stage.webView
        try await fail(stage)
        try await stage.load { webView.load(URLRequest(url: file)) }
        #expect(webView.url?.isFileURL == true)
        #expect(webView.backForwardList.backList.map(\.title) == ["one", "two"])
        #expect(webView.backForwardList.currentItem?.url.isFileURL == true)

        try await stage.load { webView.reload() }
        #expect(webView.title == "error")
        try await stage.load { webView.goBack() }
        #expect(webView.title == "two")
        #expect(webView.canGoForward)
        try await stage.load { webView.goForward() }
        #expect(webView.title == "error")
      }
    }
  }

  @Test("W271 An error page as HTML without a base URL has no item; its URL is about:blank")
  func htmlErrorPagesHaveNoItem() async throws {
    try await withErrorPage { file in
      try await Stage.run(Self.pages) { stage in
        let webView = stage.webView
        try await fail(stage)
        let text = try String(contentsOf: file, encoding: .utf8)
        try await stage.load { webView.loadHTMLString(text, baseURL: nil) }
        #expect(webView.title == "error")
        #expect(webView.url?.absoluteString == "about:blank")
        #expect(webView.backForwardList.backList.map(\.title) == ["one"])
        #expect(webView.backForwardList.currentItem?.title == "two")
        #expect(!webView.canGoForward)

        try await stage.load { webView.goBack() }
        #expect(webView.title == "one")
        try await stage.load { webView.goForward() }
        #expect(webView.title == "two")
        #expect(!webView.canGoForward)
      }
    }
  }
}
