import Foundation
import Glibc
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Local files are read by the program, below one directory only")
struct LocalFileTests {
  /// A directory that only its owner may enter, with a page inside and a secret outside.
  private final class Site {
    let top: URL
    let pages: URL

    init() throws {
      top = FileManager.default.temporaryDirectory.appendingPathComponent(
        "site-\(UUID().uuidString)")
      pages = top.appendingPathComponent("my pages")
      let manager = FileManager.default
      try manager.createDirectory(at: pages, withIntermediateDirectories: true)
      try manager.setAttributes([.posixPermissions: 0o700], ofItemAtPath: top.path)
      try write("secret.js", "window.secret = 1", in: top)
      try write(
        "index.html",
        """
        <!doctype html><link rel=stylesheet href=look.css><img src=dot.svg><p>x</p>
        <script type=module src=main.js></script><script src=../secret.js></script>
        <script src=link.js></script><script src="%2e%2e/secret.js"></script>
        """, in: pages)
      try write("look.css", "p { color: rgb(1, 2, 3) }", in: pages)
      try write(
        "dot.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="33" height="44"/>"#, in: pages)
      try write("main.js", "import { seven } from './lib.js'; window.seven = seven", in: pages)
      try write("lib.js", "export const seven = 7", in: pages)
      try manager.createSymbolicLink(
        at: pages.appendingPathComponent("link.js"),
        withDestinationURL: top.appendingPathComponent("secret.js"))
    }

    deinit { try? FileManager.default.removeItem(at: top) }

    private func write(_ name: String, _ text: String, in directory: URL) throws {
      try Data(text.utf8).write(to: directory.appendingPathComponent(name))
    }
  }

  @Test("Style sheets, images and modules work; nothing outside is read, not even by a link")
  func page() async throws {
    let site = try Site()
    let watcher = try await Watcher.open()
    let index = site.pages.appendingPathComponent("index.html")
    try await watcher.show(.file(index, directory: site.pages))

    #expect(await watcher.milestones.last == .finished)
    #expect(
      try await watcher.page.evaluate(
        """
        [getComputedStyle(document.querySelector('p')).color, document.images[0].naturalWidth,
         window.seven, typeof secret, location.protocol]
        """)
        == .array([
          .string("rgb(1, 2, 3)"), .number(33), .number(7), .string("undefined"), .string("file:"),
        ]))

    try await watcher.show(.file(index, directory: site.top))
    #expect(try await watcher.page.evaluate("secret") == .number(1))
    await watcher.page.close()
  }

  @Test("A file that is not there, or not below the directory, fails before the old page is gone")
  func missing() async throws {
    let site = try Site()
    let watcher = try await Watcher.open()
    try await watcher.show(.html("<title>Old</title>", baseURL: nil))
    for (name, detail) in [
      ("none.html", "net::ERR_FILE_NOT_FOUND"), ("../secret.js", "net::ERR_ACCESS_DENIED"),
    ] {
      let url = URL(fileURLWithPath: name, relativeTo: site.pages.appendingPathComponent("x"))
        .absoluteURL
      try await watcher.show(.file(url, directory: site.pages))
      let failure = await watcher.failure()
      #expect(
        failure?.kind == (name.contains("secret") ? .fileOutsideFolder : .fileNotFound), "\(name)")
      #expect(failure?.detail == detail, "\(name)")
      #expect(try await watcher.page.evaluate("document.title") == .string("Old"))
    }
    await watcher.page.close()
  }

  /// Files with the title "ä", each in its own way.
  private static let titled: [String: [UInt8]] = {
    let html = Array("<!doctype html><meta charset=utf-8><title>ä</title>".utf8)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let latin = Array("<meta charset=iso-8859-1><title>".utf8) + [0xE4]
    let wide = "<title>ä</title>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [
      "utf8.html": html, "marked.html": mark + Array("<title>ä</title>".utf8),
      "latin.html": latin + Array("</title>".utf8), "wide.html": [0xFF, 0xFE] + wide,
      "no-extension": html, "a b%20c#d?e&é.html": html, "100%.html": html,
    ]
  }()

  @Test(
    "The text of a file is read as it says itself, whatever the file's name",
    arguments: titled.keys.sorted())
  func encodings(_ name: String) async throws {
    let contents = Data(try #require(Self.titled[name]))
    let site = try Site()
    let file = site.pages.appendingPathComponent(name)
    try contents.write(to: file)
    let watcher = try await Watcher.open()
    try await watcher.show(.file(file, directory: site.pages))

    #expect(await watcher.milestones.last == .finished)
    #expect(try await watcher.page.evaluate("document.title") == .string("ä"))
    await watcher.page.close()
  }

  @Test("Bytes that make no document are named, and so is a PDF")
  func noDocument() async throws {
    let site = try Site()
    let watcher = try await Watcher.open()
    for (name, contents, detail) in [
      ("bytes", Data((0..<512).map { UInt8($0 & 0xFF) }), "contents of an unknown kind"),
      ("paper.pdf", Data("%PDF-1.4".utf8), "application/pdf"),
    ] {
      let file = site.pages.appendingPathComponent(name)
      try contents.write(to: file)
      try await watcher.show(.file(file, directory: site.pages))
      let failure = await watcher.failure()
      #expect(failure?.kind == .interrupted, "\(name)")
      #expect(failure?.detail == detail, "\(name)")
    }
    await watcher.page.close()
  }

  @Test("Pipes and folders are not read, so that nothing waits for them")
  func pipes() throws {
    let site = try Site()
    let pipe = site.pages.appendingPathComponent("pipe.js")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let reader = LocalFileReader(directory: site.pages)
    for url in [pipe, site.pages, URL(fileURLWithPath: "/dev/zero")] {
      #expect(throws: LocalFileReader.Refusal.self) { try reader.read(url) }
    }
  }

  @Test("Scripts may fetch what lies below the directory, and nothing else")
  func fetches() async throws {
    let site = try Site()
    try Data("{\"a\": 1}".utf8).write(to: site.pages.appendingPathComponent("data.json"))
    let watcher = try await Watcher.open()
    try await watcher.show(
      .file(site.pages.appendingPathComponent("index.html"), directory: site.pages))
    let inside = try await watcher.page.askWorld(
      "fetch('data.json').then(answer => answer.text())", as: String.self)
    let outside = try await watcher.page.askWorld(
      "fetch('../secret.js').then(() => 'read', () => 'refused')", as: String.self)
    #expect(inside == "{\"a\": 1}")
    #expect(outside == "refused")
    await watcher.page.close()
  }

  @Test("A page from the network cannot read local files")
  func network() async throws {
    let site = try Site()
    let secret = site.top.appendingPathComponent("secret.js").absoluteString
    let server = try LoopbackServer(["/": .page("<script src='\(secret)'></script><p>x")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.evaluate("typeof secret") == .string("undefined"))
    await watcher.page.close()
  }
}
