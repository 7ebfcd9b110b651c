import Foundation
import FoundationNetworking
import LoopbackServer
import Testing
import WebKit

@Suite("HTML text and data", .serialized) @MainActor
struct HTMLTextTests {
  private static let pages: [String: LoopbackServer.Response] = [
    "/page": .page("<title>page</title>"), "/base/": .page("<title>from the server</title>"),
  ]

  @Test(
    "W222: text needs a decision like any load, its response does not; what is denied shows nothing"
  )
  func textNeedsADecision() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load {
        stage.webView.loadHTMLString("<title>text</title>", baseURL: stage.server.url("/base/"))
      }
      #expect(
        stage.journal.lines == ["ACTION other main /base/", "START", "COMMIT", "FINISH"])
      #expect(stage.webView.title == "text")
      #expect(stage.server.paths.isEmpty)

      stage.journal.clear()
      try await stage.load {
        stage.webView.loadHTMLString("<title>blank</title>", baseURL: nil)
      }
      #expect(
        stage.journal.lines == ["ACTION other main about:blank", "START", "COMMIT", "FINISH"])

      stage.journal.clear()
      stage.journal.allows = { _ in false }
      stage.webView.loadHTMLString("<title>denied</title>", baseURL: nil)
      await stage.journal.until("the question") { !stage.journal.lines.isEmpty }
      try await stage.quiet()
      #expect(stage.journal.lines == ["ACTION other main about:blank"])
      #expect(stage.webView.title == "blank")
    }
  }

  @Test(
    "W257: a base URL of a scheme without a handler is the URL of the HTML",
    arguments: ["applewebdata://3D2A-Ff/dir/page?q", "myapp:/dir/page", "x-text://local/dir/page"],
    [true, false])
  func schemeBaseURLIsTheURL(address: String, asData: Bool) async throws {
    try await Stage.run(Self.pages) { stage in
      let base = try #require(URL(string: address))
      let text = "<title>text</title><a id=a href=next#x>n</a><img src=picture.png>"
      try await stage.load {
        if asData {
          stage.webView.load(
            Data(text.utf8), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: base)
        } else {
          stage.webView.loadHTMLString(text, baseURL: base)
        }
      }
      #expect(stage.webView.title == "text")
      #expect(stage.webView.url == base)
      #expect(stage.webView.backForwardList.currentItem == nil)
      #expect(stage.journal.lines == ["ACTION other main \(address)", "START", "COMMIT", "FINISH"])

      // The idiom of apps that let their own pages speak by links.
      stage.journal.clear()
      stage.journal.allows = { _ in false }
      try await stage.click("a")
      await stage.journal.until("the question") { !stage.journal.lines.isEmpty }
      let next = try #require(URL(string: "next#x", relativeTo: base)).absoluteString
      #expect(stage.journal.lines == ["ACTION link main \(next)"])
      try await stage.quiet()

      // W190: it has no handler.
      stage.journal.clear()
      stage.journal.allows = { _ in true }
      try await stage.load { try await stage.click("a") }
      #expect(stage.journal.lines.last == "FAILP NSURLErrorDomain -1002")
      #expect(stage.webView.title == "text")
    }
  }

  @Test("W256: data whose base is about:blank is shown there")
  func blankBaseURLIsShown() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load {
        stage.webView.load(
          Data("<title>data</title>".utf8), mimeType: "text/html", characterEncodingName: "utf-8",
          baseURL: URL(string: "about:blank")!)
      }
      #expect(stage.webView.title == "data")
      #expect(stage.webView.url?.absoluteString == "about:blank")
      #expect(
        stage.journal.lines == ["ACTION other main about:blank", "START", "COMMIT", "FINISH"])
    }
  }

  @Test(
    "W258: HTML text is in UTF-8, also with another charset in a meta element",
    arguments: [true, false])
  func htmlTextIsUTF8(hasBase: Bool) async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load {
        stage.webView.loadHTMLString(
          "<meta charset=iso-8859-1><title>Grüße, 世界</title>",
          baseURL: hasBase ? stage.server.url("/base/") : nil)
      }
      #expect(stage.webView.title == "Grüße, 世界")
      #expect(try await stage.text("document.characterSet") == "UTF-8")
      #expect(try await stage.text("document.contentType") == "text/html")
    }
  }

  @Test("W262: reload of text without a base loads about:blank, and of text with one asks for that")
  func reloadWithoutABaseLoadsAboutBlank() async throws {
    try await Stage.run(Self.pages) { stage in
      try await stage.load { stage.webView.loadHTMLString("<title>text</title>", baseURL: nil) }
      try await stage.load { stage.webView.reload() }
      #expect(stage.webView.url?.absoluteString == "about:blank")
      #expect(stage.webView.title == "")
      #expect(try await stage.text("document.body.innerHTML") == "")

      try await stage.load {
        stage.webView.loadHTMLString("<title>text</title>", baseURL: stage.server.url("/base/"))
      }
      #expect(stage.server.paths.isEmpty)
      stage.journal.clear()
      try await stage.load { stage.webView.reload() }
      #expect(stage.journal.lines == Stage.load("reload", "/base/"))
      #expect(stage.webView.title == "from the server")
      #expect(stage.server.paths == ["/base/"])
    }
  }

  @Test(
    "W264: a file's base URL without a path ends nothing",
    arguments: ["file:///", "file://", "file:"])
  func fileBaseURLsWithoutAPath(base: String) async throws {
    try await Stage.run(Self.pages) { stage in
      stage.webView.loadHTMLString("<title>text</title>", baseURL: URL(string: base))
      await stage.journal.until("the end") { stage.journal.ends == 1 || !stage.webView.isLoading }
      try await stage.load("/page")
      #expect(stage.webView.title == "page")
    }
  }

  @Test("W263: text with a base on the web reads no files; with a file's base, those beside it")
  func onlyFileBasesReadFiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "base-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appending(path: "told.js")
    try Data("document.title = 'read'".utf8).write(to: script)
    let html = "<title>not read</title><script src='\(script.absoluteString)'></script>"
    try await Stage.run(Self.pages) { stage in
      try await stage.load {
        stage.webView.loadHTMLString(html, baseURL: stage.server.url("/base/"))
      }
      #expect(stage.webView.title == "not read")
      try await stage.load { stage.webView.loadHTMLString(html, baseURL: folder) }
      #expect(stage.webView.title == "read")
    }
  }
}
