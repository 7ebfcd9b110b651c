import EngineSupport
import Foundation
import Glibc
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("Local files are read in one directory only, and not by scripts")
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

  @Test("W45: a server's page in a frame of a local page is in its process, and on its device")
  func serverFramesInLocalPages() async throws {
    let server = try LoopbackServer([
      "/": .page(
        """
        <!doctype html><p id=p style='margin-top: env(safe-area-inset-top)'>x<script>
        onload = () => parent.postMessage([getComputedStyle(p).marginTop, devicePixelRatio,
          navigator.userAgent, screen.width].join(), '*')</script>
        """)
    ])
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("frames-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("page.html")
    try Data(
      """
      <!doctype html><meta name=viewport content='viewport-fit=cover'>
      <script>onmessage = event => window.told = event.data</script>
      <iframe src="\(server.url("/"))"></iframe>
      """.utf8
    ).write(to: file)
    let watcher = try await Watcher.open(PageViewport.cover, userAgent: "iPhone")
    try await watcher.show(.file(file, directory: directory))
    #expect(try await watcher.page.waitUntilQuiet(timeout: .seconds(40)))
    #expect(try await watcher.page.evaluate("told") == .string("88px,3,iPhone,375"))
    await watcher.page.close()
  }

  @Test(
    "Style sheets and images work, modules as in WebKit do not; nothing outside is read, by no link"
  )
  func styleSheetsAndImagesWork() async throws {
    let site = try Site()
    let watcher = try await Watcher.open()
    let index = site.pages.appendingPathComponent("index.html")
    try await watcher.show(.file(index, directory: site.pages))

    #expect(await watcher.milestones.last == .navigation(.finished))
    #expect(
      try await watcher.page.evaluate(
        """
        [getComputedStyle(document.querySelector('p')).color, document.images[0].naturalWidth,
         typeof seven, typeof secret, location.protocol]
        """)
        == .array([
          .string("rgb(1, 2, 3)"), .number(33), .string("undefined"), .string("undefined"),
          .string("file:"),
        ]))

    try await watcher.show(.file(index, directory: site.top))
    #expect(try await watcher.page.evaluate("secret") == .number(1))
    await watcher.page.close()
  }

  @Test("A missing file, or one outside the directory, fails and keeps the old page")
  func missingFilesKeepTheOldPage() async throws {
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
    "A text file is decoded by its own declaration, whatever its name",
    arguments: titled.keys.sorted())
  func textFilesAreDecodedByDeclaration(_ name: String) async throws {
    let contents = Data(try #require(Self.titled[name]))
    let site = try Site()
    let file = site.pages.appendingPathComponent(name)
    try contents.write(to: file)
    let watcher = try await Watcher.open()
    try await watcher.show(.file(file, directory: site.pages))

    #expect(await watcher.milestones.last == .navigation(.finished))
    #expect(try await watcher.page.evaluate("document.title") == .string("ä"))
    await watcher.page.close()
  }

  @Test("Files of an unknown type and PDF are refused with their type")
  func unknownTypesAndPDFAreRefused() async throws {
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

  @Test("Reading a pipe, a folder or a device is refused")
  func pipesAndFoldersAreRefused() throws {
    let site = try Site()
    let pipe = site.pages.appendingPathComponent("pipe.js")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let reader = LocalFileReader(directory: site.pages)
    for url in [pipe, site.pages, URL(fileURLWithPath: "/dev/zero")] {
      #expect(throws: PageFileRefusal.self) { try reader.read(url, for: .document) }
    }
  }

  /// Attempts of a page's scripts to read files, each with its result.
  private static let attempts = """
    (async () => {
      const results = {};
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.drawImage(document.images[0], 0, 0);
      try { canvas.getImageData(0, 0, 1, 1); results.pixels = 'read'; }
      catch (error) { results.pixels = error.name; }
      try { document.styleSheets[0].cssRules; results.rules = 'read'; }
      catch (error) { results.rules = error.name; }
      results.fetch = await fetch('data.json').then(r => r.text(), error => error.name);
      results.opaque = await fetch('data.json', { mode: 'no-cors' })
        .then(r => r.text(), error => error.name);
      results.request = await new Promise(done => {
        const request = new XMLHttpRequest();
        request.onload = () => done(request.responseText);
        request.onerror = () => done('NetworkError');
        request.open('GET', 'data.json');
        request.send();
      });
      results.module = await import('./main.js').then(m => 'read', error => error.name);
      try { new Worker('main.js'); results.worker = 'made'; }
      catch (error) { results.worker = error.name; }
      const text = `fetch('${new URL('data.json', location)}')
        .then(r => r.text()).then(postMessage, error => postMessage(error.name))`;
      results.blob = await new Promise(done => {
        new Worker(URL.createObjectURL(new Blob([text]))).onmessage = event => done(event.data);
      });
      const frame = document.createElement('iframe');
      frame.src = 'dot.svg';
      await new Promise(done => { frame.onload = done; document.body.append(frame); });
      results.frame = frame.contentDocument === null ? 'null' : 'read';
      return JSON.stringify(results);
    })()
    """

  private func attempt(scriptsMayRead: Bool) async throws -> [String: String] {
    let site = try Site()
    try Data("{}".utf8).write(to: site.pages.appendingPathComponent("data.json"))
    let watcher = try await Watcher.open()
    try await watcher.show(
      .file(
        site.pages.appendingPathComponent("index.html"), directory: site.pages,
        scriptsMayRead: scriptsMayRead))
    watcher.page.session.send(
      "Runtime.evaluate",
      ["expression": .string("\(Self.attempts).then(text => document.title = text)")])
    var title = ""
    #expect(
      await watcher.sees {
        if case .document(.titleChanged(let text)) = $0 { text.hasPrefix("{") } else { false }
      })
    for case .document(.titleChanged(let text)) in await watcher.seen { title = text }
    let asked = await watcher.seen.contains {
      if case .resource(.refusedFile(_, .script)) = $0 { true } else { false }
    }
    #expect(asked == !scriptsMayRead)
    await watcher.page.close()
    return try JSONDecoder().decode([String: String].self, from: Data(title.utf8))
  }

  @Test("Scripts of a file read no other: no text, no pixels, no rules, no frame, no worker's")
  func scriptsReadNoOtherFile() async throws {
    #expect(
      try await attempt(scriptsMayRead: false) == [
        "pixels": "SecurityError", "rules": "SecurityError", "fetch": "TypeError",
        "opaque": "TypeError", "request": "NetworkError", "module": "TypeError",
        "worker": "SecurityError", "blob": "TypeError", "frame": "null",
      ])
  }

  @Test("With read access for scripts fetch, requests and modules read; all else stays as it is")
  func readAccessLetsScriptsRead() async throws {
    #expect(
      try await attempt(scriptsMayRead: true) == [
        "pixels": "SecurityError", "rules": "SecurityError", "fetch": "{}", "opaque": "{}",
        "request": "{}", "module": "read", "worker": "SecurityError", "blob": "TypeError",
        "frame": "null",
      ])
  }

  @Test("Media is read in parts: a gigabyte of sound plays, and can be sought, within a few MB")
  func mediaIsReadInParts() async throws {
    let site = try Site()
    let length: UInt32 = 1_000_000_000
    func bytes(_ value: UInt32) -> [UInt8] {
      withUnsafeBytes(of: value.littleEndian) { Array($0) }
    }
    // RIFF WAVE: 16-bit stereo at 44,100 Hz, 176,400 bytes a second; all that follows is a hole.
    var head = Array("RIFF".utf8) + bytes(length + 36) + Array("WAVEfmt ".utf8) + bytes(16)
    head += [1, 0, 2, 0] + bytes(44_100) + bytes(176_400) + [4, 0, 16, 0] + Array("data".utf8)
    head += bytes(length)
    let sound = site.pages.appendingPathComponent("long.wav")
    try Data(head).write(to: sound)
    let file = try FileHandle(forWritingTo: sound)
    try file.truncate(atOffset: UInt64(length) + 44)
    try file.close()
    try Data("<!doctype html><p>x<audio src=long.wav preload=auto></audio>".utf8).write(
      to: site.pages.appendingPathComponent("long.html"))
    let before = Self.residentMemory()
    let watcher = try await Watcher.open()
    try await watcher.show(
      .file(site.pages.appendingPathComponent("long.html"), directory: site.pages))
    let place = try await watcher.page.evaluateInObserver(
      """
      new Promise(done => {
        const sound = document.querySelector('audio');
        sound.onerror = () => done('error ' + sound.error.message);
        sound.onseeked = () => done(`${Math.floor(sound.duration)} ${sound.currentTime}`);
        const seek = () => { sound.currentTime = 5000; };
        sound.readyState > 0 ? seek() : sound.onloadedmetadata = seek;
      })
      """, as: String.self, timeout: .seconds(30))
    #expect(place == "5668 5000")
    #expect(Self.residentMemory() - before < 200 << 20)
    await watcher.page.close()
  }

  /// The resident memory of this process, in bytes.
  private static func residentMemory() -> Int {
    ProcessMemory.memory(
      status: FileManager.default.contents(atPath: "/proc/self/status") ?? Data())
  }

  @Test("A document that is too large is refused with its name and not read")
  func largeDocumentsAreRefused() async throws {
    let site = try Site()
    let page = site.pages.appendingPathComponent("large.html")
    try Data("<p>".utf8).write(to: page)
    let file = try FileHandle(forWritingTo: page)
    try file.truncate(atOffset: 3 << 30)
    try file.close()
    let watcher = try await Watcher.open()
    try await watcher.show(.file(page, directory: site.pages))
    #expect(await watcher.failure()?.kind == .fileTooLarge)
    #expect(
      await watcher.seen.contains {
        $0 == .resource(.refusedFile(page, .tooLarge(limit: LocalFileReader.sizeLimit)))
      })
    await watcher.page.close()
  }

  @Test("A page from the network cannot read local files")
  func networkPagesCannotReadLocalFiles() async throws {
    let site = try Site()
    let secret = site.top.appendingPathComponent("secret.js").absoluteString
    let server = try LoopbackServer(["/": .page("<script src='\(secret)'></script><p>x")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.evaluate("typeof secret") == .string("undefined"))
    await watcher.page.close()
  }
}
