import Reporting
import Testing

@Suite("Reports 7 · Markdown")
struct MarkdownReportTests {
  @Test("A finding is a row, a comparison is a line, and both link to the HTML page")
  func findingsAreRows() {
    let text = MarkdownReport(.everything, linkBase: "https://ci.example/r.html").text
    #expect(
      text.contains(
        "| critical | [`status-bar-overlap`](<https://ci.example/r.html#/finding/fa1-5b1d0c2e9a7f4411>) | "
          + "`/pricing` | `header.top > button.menu` | iPhone Air, iOS 26.1, portrait \\(2 screens\\) | "
          + "`.top { padding-top: env(safe-area-inset-top) }` |\n"))
    #expect(
      text.contains(
        "/r.html#/comparison/CheckoutTests%2Fcheckout/iPhone-SE-3.18.portrait?host=app&at=top>"))
    #expect(text.contains("portrait, app, top, 41230 of 3447360 pixels"))
    #expect(!MarkdownReport(.everything).text.contains("]("))
  }

  @Test("A long report is truncated after a row and has the number of omitted lines")
  func longReportsAreTruncated() {
    var report = Report.everything
    report.findings = (0..<2000).map { .menu("f\($0)") }
    let text = MarkdownReport(report).text
    #expect(text.utf8.count < 60_000)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| critical") }
    #expect(rows > 100)
    // The two comparisons are omitted too.
    #expect(text.contains("\n\(2000 - rows + 2) more lines were left out"))
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("| c") }.allSatisfy { $0.hasSuffix(" |") })
    #expect(GitHubReport(report).summary.utf8.count < 900_000)
  }

  @Test(
    "Text of pages is a code span, whose delimiter is longer than any in it",
    arguments: [
      ("a", "`a`"), ("`", "`` ` ``"), ("a``b", "```a``b```"), (" a ", "`  a  `"),
      ("a|b", "`a\\|b`"), ("a\nb", "`a␊b`"), ("@x #1", "`@x #1`"),
    ])
  func pageTextIsACodeSpan(_ text: String, _ code: String) {
    var report = Report.everything
    report.findings[0].element = .init(selector: text)
    #expect(MarkdownReport(report).text.contains(" | `/pricing` | \(code) | "))
  }

  @Test(
    "In sentences nothing is a mention, a link, an issue number or markup",
    arguments: HostileText.all)
  func sentencesAreEscaped(_ hostile: String) {
    var report = Report.everything
    report.findings = []
    report.failures = [.init(what: "load", message: hostile)]
    let text = MarkdownReport(report).text
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("- failed: load") })
    else {
      Issue.record("the failure is no line")
      return
    }
    #expect(line.firstMatch(of: #/[@#!~%$][A-Za-z0-9]/#) == nil)
    let unescaped = line.replacing(#/\\./#, with: "")
    #expect(!unescaped.contains { "`*_[]|".contains($0) })
    #expect(line.firstMatch(of: #/[<>]|:\/\/|(?i)www\.|GH-\d/#) == nil)
  }

  @Test("A hostile report has as many lines and cells as any other", arguments: HostileText.all)
  func hostileReportsKeepLinesAndCells(_ hostile: String) {
    let cells = { (text: String) in
      text.split(separator: "\n").map { line in
        // GitHub treats a pipe after a backslash as text, also in code spans.
        line.replacing("\\|", with: "").count { $0 == "|" }
      }
    }
    #expect(
      cells(MarkdownReport(.hostile(hostile)).text) == cells(MarkdownReport(.hostile("x")).text))
  }
}
