import Foundation
import Reporting
import Testing

@Suite("Reports 6 · the HTML page")
struct HTMLReportTests {
  private func page(_ report: Report, png: Data? = Data([1])) throws -> String {
    var text = ""
    try HTMLReport(report) { _ in png }.write(to: &text)
    return text
  }

  private func sha256(_ text: Substring) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let line = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let digits = Array(line.prefix(64))
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...($0 + 1)]), radix: 16)
    }
    return "'sha256-\(Data(bytes).base64EncodedString())'"
  }

  @Test("The Content-Security-Policy has the hashes of style and script, and permits no request")
  func policyHasTheHashes() throws {
    let page = try page(.everything)
    let style = try #require(page.firstMatch(of: #/<style>((?s).*?)<\/style>/#)).1
    let script = try #require(page.firstMatch(of: #/<script>((?s).*?)<\/script>/#)).1
    let policy = try #require(page.firstMatch(of: #/Content-Security-Policy" content="([^"]*)"/#)).1
    #expect(policy.contains("default-src &#39;none&#39;") || policy.contains("default-src 'none'"))
    let plain = policy.replacing("&#39;", with: "'")
    #expect(plain.contains("style-src \(try sha256(style))"), "run scripts/make-report-hashes")
    #expect(plain.contains("script-src \(try sha256(script))"), "run scripts/make-report-hashes")
    #expect(plain.contains("img-src data: blob:;"))
  }

  @Test("The page has no inline handlers, no style attributes, and no URLs that are loaded")
  func pageHasNoInlineHandlers() throws {
    let page = try page(.everything)
    let markup = page.replacing(#/<(style|script)[^>]*>((?s).*?)<\/(style|script)>/#, with: "")
    #expect(markup.firstMatch(of: #/\son\w+\s*=/#) == nil)
    #expect(markup.firstMatch(of: #/\sstyle\s*=/#) == nil)
    #expect(markup.firstMatch(of: #/(?:src|href)="(?!#|data:image\/png;base64,)/#) == nil)
    #expect(markup.contains("name=\"referrer\" content=\"no-referrer\""))
    #expect(markup.contains("<html lang=\"en\">"))
  }

  @Test(
    "Without its script the page has findings with evidence and advice, comparisons and screens")
  func pageIsReadableWithoutItsScript() throws {
    let page = try page(.everything)
    for text in [
      "Content lies below the status bar", "header.top &gt; button.menu",
      "44 × 42 pt lie in the status bar", "Move the header&#39;s content below the status bar.",
      ".top { padding-top: env(safe-area-inset-top) }", "41230 of 3447360 pixels differ",
      "The server answered 503.", "iPhone Air", "Two versions of the engine took part.",
      "<del>- Pay</del>", "<ins>+ Pay now</ins>",
    ] {
      #expect(page.contains(text), "\(text)")
    }
    #expect(page.contains("<svg viewBox=\"0 0 240 180\""))
    #expect(page.contains("<rect class=\"box\" x=\"8\" y=\"12\" width=\"44\" height=\"44\"/>"))
  }

  @Test("A picture is in the page once, however often it is shown")
  func picturesAreInThePageOnce() throws {
    let id = Report.picture(1).id
    let page = try page(.everything)
    #expect(page.matches(of: try Regex("id=\"picture-\(id)\"")).count == 1)
    #expect(page.matches(of: #/base64,/#).count == 3)
    #expect(page.matches(of: try Regex("<use href=\"#picture-\(id)\"")).count == 4)
  }

  @Test("A missing picture is a placeholder and a failure")
  func missingPicturesArePlaceholders() throws {
    let html = try HTMLReport(.everything) { _ in nil }
    #expect(html.missing.count == 3)
    let page = try page(.everything, png: nil)
    #expect(page.contains("picture missing: \(Report.picture(1).id)"))
    #expect(page.contains("The picture \(Report.picture(1).id) is missing."))
  }

  @Test("Adjacent screens with the same picture are one cell")
  func adjacentEqualScreensAreOneCell() throws {
    var report = Report.everything
    report.shots = [Report.Screen.air, .se].map {
      .init(
        subject: "/pricing", screen: $0.id, host: "safari", position: "top",
        picture: Report.picture(1).id)
    }
    #expect(try page(report).contains("and 1 alike"))
  }

  @Test("Missing shards and an early end of the run are stated at the top")
  func missingShardsAreStatedAtTheTop() throws {
    var report = Report.everything
    report.run.complete = false
    report.run.absent = .init(indices: [3], of: 4)
    let page = try page(report)
    #expect(page.matches(of: #/<p class="bar" role="alert">/#).count == 3)
    #expect(page.contains("Shard 3 of 4 is missing; 75 of 100 units were not looked at."))
  }

  /// Returns the page without its style sheet and scripts.
  private func markup(of page: String) throws -> String {
    let style = try #require(page.range(of: "<style>")?.lowerBound)
    let rest = try #require(page.range(of: "</style>")?.upperBound)
    let scripts = try #require(page.range(of: "<script type=\"application/json\"")?.lowerBound)
    return String(page[..<style] + page[rest..<scripts])
  }

  @Test("Hostile text is escaped everywhere", arguments: HostileText.all)
  func hostileTextIsEscaped(_ hostile: String) throws {
    let page = try page(.hostile(hostile))
    let markup = try markup(of: page)
    let plain = try self.markup(of: self.page(.hostile("plain")))
    // Markup starts with this byte, even if a combining character follows. The number of changed lines may differ.
    let tags = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "<") } }
    #expect(abs(tags(markup) - tags(plain)) <= 8, "\(tags(markup)) \(tags(plain))")
    #expect(!markup.contains("<script") && !markup.contains("</script"))
    #expect(
      markup.replacing(#/"[^"]*"/#, with: "").firstMatch(of: #/<[a-z][^<>]*\son\w+/#) == nil)
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
    let data = try #require(
      page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first)
    let report = try Report(reading: Data(data.utf8), from: "page")
    #expect(report.findings.contains { $0.element?.selector == hostile })
  }

  @Test("A quotation mark that a combining accent follows does not end an attribute")
  func combiningAccentsEndNoAttribute() throws {
    var report = Report.everything
    report.findings[0].fingerprint = "a\"\u{301} onfocus=x b<\u{301}i c'\u{301}"
    let page = try page(report)
    #expect(page.contains("data-finding=\"a&quot;\u{301} onfocus=x b&lt;\u{301}i c&#39;\u{301}\""))
  }

  @Test("The 2,000 most severe findings are shown, and the others counted")
  func mostSevereFindingsAreShown() throws {
    var report = Report.everything
    report.findings = (0..<2100).map { .menu("f\($0)", severity: $0 < 100 ? .minor : .serious) }
    report.summarize()
    let page = try page(report)
    #expect(page.matches(of: #/<article class="finding serious"/#).count == 2000)
    #expect(page.matches(of: #/<article class="finding minor"/#).isEmpty)
    #expect(page.contains("<b>100</b> <span>not listed</span>"))
  }

  @Test("Style sheet and script have at most 1,500 lines")
  func styleAndScriptStaySmall() throws {
    let page = try page(.everything)
    let lines = page.matches(of: #/<(?:style|script)>((?s).*?)<\/(?:style|script)>/#)
      .map { $0.1.count { $0 == "\n" } }.reduce(0, +)
    #expect(lines <= 1500)
  }

  @Test("Pictures beyond the size limit are separate files, those that no finding shows first")
  func picturesBeyondTheLimitAreFiles() throws {
    var report = Report.everything
    // Only the filmstrip shows the fourth picture.
    report.pictures.append(Report.picture(4))
    report.shots[1].picture = Report.picture(4).id
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    let sizes = [(0, 4), (12, 1), (16, 0)]
    for (limit, count) in sizes {
      let html = try HTMLReport(report, sizeLimit: limit, externalFolder: "report-data") { _ in
        Data([1])
      }
      #expect(html.externalCount == count, "\(limit)")
      try html.write(to: file)
      let page = try String(contentsOf: file, encoding: .utf8)
      #expect(page.matches(of: #/base64,/#).count == 4 - count)
      #expect(page.contains("img-src data: blob: 'self' file:") == (count > 0))
      #expect(page.contains("\"report-data/\(Report.picture(4).id).png\"") == (count > 0))
      let files = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("report-data").path)
      #expect((files ?? []).count == count, "\(limit)")
      try? FileManager.default.removeItem(at: folder.appendingPathComponent("report-data"))
    }
  }

  @Test(
    "Beyond the limit, pictures that no finding shows are reduced before any is a separate file"
  )
  func picturesAreReducedFirst() throws {
    var report = Report.everything
    report.pictures.append(Report.picture(4))
    report.shots[1].picture = Report.picture(4).id
    // A PNG header with the width 7 and the height 9.
    let small = Data([UInt8](repeating: 0, count: 16) + [0, 0, 0, 7, 0, 0, 0, 9])
    let large = Data(repeating: 1, count: 300)
    var sides: [Int] = []
    func page(_ limit: Int) throws -> (HTMLReport, String) {
      var text = ""
      sides = []
      let html = try HTMLReport(
        report, sizeLimit: limit, externalFolder: "report-data",
        reduce: { _, side in
          sides.append(side)
          return small
        }, png: { _ in large })
      try html.write(to: &text)
      return (html, text)
    }
    // Four pictures of 400 characters; only the fourth belongs to no finding and no comparison.
    let (whole, _) = try page(1600)
    #expect(whole.reducedCount == 0 && whole.externalCount == 0 && sides.isEmpty)
    let (reduced, text) = try page(1599)
    #expect(reduced.reducedCount == 1 && reduced.externalCount == 0)
    #expect(sides == [2], "The screen of the fourth has two pixels per point.")
    #expect(text.contains("base64,\(small.base64EncodedString())"))
    #expect(text.contains("width=\"7\" height=\"9\""))
    #expect(text.matches(of: #/1 pixel per point/#).count == 1)
    let (full, _) = try page(1200)
    #expect(full.reducedCount == 0 && full.externalCount == 1)
    let (fuller, rest) = try page(800)
    #expect(fuller.externalCount == 2)
    #expect(rest.contains("\"report-data/\(Report.picture(4).id).png\""))
  }

  @Test("A picture as large as one that did not fit in reduced form is not decoded")
  func picturesThatCannotFitAreNotReduced() throws {
    var report = Report.everything
    let others = (10..<60).map { Report.picture($0) }
    report.pictures += others
    report.shots = others.map {
      .init(subject: "/pricing", screen: Report.Screen.se.id, name: $0.id, picture: $0.id)
    }
    var tries = 0
    // The comparison's three pictures take 1200 characters; a reduced file takes 200 of the remaining 500.
    let html = try HTMLReport(
      report, sizeLimit: 1700,
      reduce: { _, _ in
        tries += 1
        return Data(repeating: 2, count: 150)
      }, png: { _ in Data(repeating: 1, count: 300) })
    #expect(html.reducedCount == 2 && html.externalCount == 48)
    #expect(tries == 3)
  }

  @Test("Comparisons of one page in several hosts have links and ids of their own")
  func comparisonsOfHosts() throws {
    var report = Report.everything
    var other = try #require(report.comparisons.first { $0.result == .different })
    other.host = "safari"
    report.comparisons.append(other)
    let text = try page(report)
    let places = text.matches(of: #/id="(comparison-[0-9a-f]+)"/#).map { String($0.1) }
    #expect(places.count == 3 && Set(places).count == 3)
    #expect(text.contains("portrait?host=safari&amp;at=top"))
    #expect(text.contains("portrait?host=app&amp;at=top"))
  }

  @Test("The page is written completely or not at all")
  func pageIsWrittenCompletely() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    for _ in 0..<2 { try HTMLReport(.everything) { _ in Data([1]) }.write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == page(.everything))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.html"])
    let nowhere = folder.appendingPathComponent("no/report.html")
    #expect(throws: ReportError.self) {
      try HTMLReport(.everything) { _ in nil }.write(to: nowhere)
    }
  }
}
