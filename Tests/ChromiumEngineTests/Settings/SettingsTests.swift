import Foundation
import LoopbackServer
import Testing
import WebEngine

@testable import ChromiumEngine

@Suite("User agent, PDF, find and media type of a page")
struct SettingsTests {
  @Test("W315 a user agent reaches the document and its requests")
  func userAgentReachesTheDocument() async throws {
    let watcher = try await Watcher.open()
    try await watcher.page.setUserAgent("Mine/1 (Macintosh)")
    try await watcher.show(.html("<p>", baseURL: nil))
    #expect(
      try await watcher.page.evaluate("[navigator.userAgent, navigator.platform]")
        == .array([.string("Mine/1 (Macintosh)"), .string("MacIntel")]))
    await watcher.page.close()
  }

  @Test("A page finds in its navigator what a web view has, and nothing of an automated Chrome")
  func navigatorIsAWebViews() async throws {
    let server = try LoopbackServer(["/": .page("<iframe src=/in></iframe>"), "/in": .page("in")])
    let watcher = try await Watcher.open()
    try await watcher.show(.url(server.url("/")))
    for place in ["window", "frames[0]"] {
      #expect(
        try await watcher.page.evaluate(
          """
          (() => {
            const it = \(place).navigator;
            return [it.webdriver, it.vendor, it.standalone, it.maxTouchPoints,
              ['userAgentData', 'connection', 'getBattery', 'vibrate'].some(name => name in it),
              typeof \(place).chrome].join();
          })()
          """) == .string("false,Apple Computer, Inc.,false,5,false,undefined"), "\(place)")
    }
    await watcher.page.close()
  }

  /// The edges of the sheet that a PDF has last said.
  private func sheet(of pdf: Data) throws -> CGRect {
    let text = String(decoding: pdf, as: UTF8.self)
    let box = try #require(text.matches(of: /\/MediaBox ?\[([-0-9. ]+)\]/).last).output.1
    let edges = box.split(separator: " ").compactMap { Double($0) }
    try #require(edges.count == 4)
    return CGRect(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  @Test(
    "W339 a PDF has one sheet, as large in points as the document is in CSS pixels",
    arguments: [(375, 1500), (393, 852), (320, 481)])
  func pdfHasOneSheet(width: Int, height: Int) async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<!doctype html><meta name=viewport content='width=device-width'>"
          + "<style>body { margin: 0; height: \(height)px }"
          + "@media print { body { height: 9000px } }</style><body>text", baseURL: nil))
    let size = CGSize(width: width, height: 300)
    try await watcher.page.setViewport(
      PageViewport(screenSize: size, deviceScaleFactor: 3, unobscuredSize: size))
    let pdf = try await watcher.page.makePDF(of: nil)
    #expect(pdf.starts(with: Data("%PDF".utf8)))
    #expect(String(decoding: pdf, as: UTF8.self).matches(of: /\/Count 1\b/).count == 1)
    let sheet = try sheet(of: pdf)
    #expect(abs(sheet.width - CGFloat(width)) < 1e-6)
    #expect(abs(sheet.height - CGFloat(height)) < 1e-6)
    await watcher.page.close()
  }

  @Test("A PDF of a part has a sheet of its size, which shows that part")
  func pdfOfAPart() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<!doctype html><meta name=viewport content='width=device-width'>"
          + "<style>body { margin: 0; height: 1000px }</style><body>text", baseURL: nil))
    let whole = try await watcher.page.makePDF(of: nil)
    let part = try await watcher.page.makePDF(of: CGRect(x: 10, y: 20, width: 200, height: 300))
    let height =
      Double(
        String(decoding: whole, as: UTF8.self)
          .firstMatch(of: /\/MediaBox ?\[0 0 [0-9.]+ ([0-9.]+)\]/)?.output.1 ?? "") ?? 0
    let text = String(decoding: part, as: UTF8.self)
    let box = try #require(text.matches(of: /\/MediaBox ?\[([0-9. ]+)\]/).last).output.1
    let edges = box.split(separator: " ").compactMap { Double($0) }
    // From the bottom, as PDF counts.
    #expect(edges == [10, height - 320, 210, height - 20])
    // The file's last table says where the sheet is, and where the table before it.
    let bytes = [UInt8](part)
    let place = try #require(
      text.matches(of: /xref\n\d+ 1\n(\d{10}) 00000 n/).last.flatMap { Int($0.output.1) })
    #expect(String(decoding: bytes[place...].prefix(40), as: UTF8.self).contains("/Type /Page"))
    let table = try #require(
      text.matches(of: /startxref\s+(\d+)/).last.flatMap { Int($0.output.1) })
    #expect(String(decoding: bytes[table...].prefix(4), as: UTF8.self) == "xref")
    await watcher.page.close()
  }

  @Test("W321 find selects each match and scrolls it into view")
  func findSelectsMatchesAndScrolls() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<!doctype html><meta name=viewport content='width=device-width'>"
          + "<p>Needle<p style='margin-top: 4000px'>needle", baseURL: nil))
    func find(_ text: String, isCaseSensitive: Bool) async -> ScriptValue? {
      await run(
        ScriptCall(
          source: "return window.find(text, exact, false, true, false, true, false)",
          form: .asyncBody(["text": .string(text), "exact": .bool(isCaseSensitive)]),
          world: .client), in: watcher)
    }
    #expect(await find("NEEDLE", isCaseSensitive: true) == .bool(false))
    #expect(await find("NEEDLE", isCaseSensitive: false) == .bool(true))
    #expect(try await watcher.page.evaluate("String(getSelection())") == .string("Needle"))
    #expect(await find("NEEDLE", isCaseSensitive: false) == .bool(true))
    #expect(try await watcher.page.evaluate("String(getSelection())") == .string("needle"))
    #expect(try await watcher.page.evaluate("scrollY > 1000") == .bool(true))
    await watcher.page.close()
  }

  @Test("Pages whose scripts may not run do not run them; the app's own scripts do")
  func pagesWithScriptsDisabled() async throws {
    let server = try LoopbackServer([
      "/": .page("<p id=p onclick='p.title=1'>x<script>p.textContent = 'ran'</script>")
    ])
    let watcher = try await Watcher.open()
    try await watcher.page.setRunsScripts(false)
    let html = "<p id=p>x<script>p.textContent = 'ran'</script>"
    for request: PageRequest in [
      .url(server.url("/")), .html(html, baseURL: nil), .html(html, baseURL: server.url("/x")),
    ] {
      try await watcher.show(request)
      let found = try await watcher.page.evaluate("p.click(); p.firstChild.data + p.title")
      #expect(found == .string("x"), "\(request)")
    }
    try await watcher.page.setRunsScripts(true)
    try await watcher.show(.url(server.url("/")))
    #expect(try await watcher.page.evaluate("p.textContent") == .string("ran"))
    await watcher.page.close()
  }

  @Test("W323 in part: the media type selects the style sheets until it is nil")
  func mediaTypeSelectsStyleSheets() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html("<style>p{width:10px}@media print{p{width:20px}}</style><p id=p>", baseURL: nil))
    try await watcher.page.setMediaType("print")
    #expect(try await watcher.page.evaluate("p.offsetWidth") == .number(20))
    _ = try await watcher.page.makePDF(of: nil)
    #expect(try await watcher.page.evaluate("p.offsetWidth") == .number(20))
    try await watcher.page.setMediaType(nil)
    #expect(try await watcher.page.evaluate("p.offsetWidth") == .number(10))
    await watcher.page.close()
  }

  @Test("A page prefers dark colors where its window is dark, whatever its medium")
  func pagesPreferTheWindowsColorScheme() async throws {
    let watcher = try await Watcher.open()
    try await watcher.show(
      .html(
        "<style>p{width:10px}@media (prefers-color-scheme: dark){p{width:20px}}</style><p id=p>",
        baseURL: nil))
    func width(_ isDark: Bool) async throws -> ScriptValue? {
      let size = CGSize(width: 375, height: 812)
      try await watcher.page.setViewport(
        PageViewport(
          screenSize: size, deviceScaleFactor: 1, isDark: isDark, unobscuredSize: size))
      return try await watcher.page.evaluate("p.offsetWidth")
    }
    #expect(try await width(false) == .number(10))
    #expect(try await width(true) == .number(20))
    try await watcher.page.setMediaType("print")
    #expect(try await watcher.page.evaluate("p.offsetWidth") == .number(20))
    _ = try await watcher.page.makePDF(of: nil)
    #expect(try await watcher.page.evaluate("p.offsetWidth") == .number(20))
    #expect(try await width(false) == .number(10))
    await watcher.page.close()
  }
}
