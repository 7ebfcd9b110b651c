import Foundation
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
      #expect(failure?.kind == .fileNotFound, "\(name)")
      #expect(failure?.detail == detail, "\(name)")
      #expect(try await watcher.page.evaluate("document.title") == .string("Old"))
    }
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
