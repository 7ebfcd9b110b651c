import Reporting
import Testing

@Suite("Reports 7 · terminal")
struct TerminalReportTests {
  @Test("A finding has its severity, rule, element, evidence, screens, cause, fix and picture")
  func findingsHaveTheirEvidence() {
    let text = TerminalReport(.everything, picturesFolder: "report").text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.contains {
        $0.hasPrefix("/pricing  1 fault ") && $0.hasSuffix("1 screen, 1 host, 1.3 s")
      })
    #expect(lines.contains("  critical  status-bar-overlap  header.top > button.menu"))
    #expect(
      lines.contains(
        "            44 × 42 pt lie in the status bar: x 8...52, y 12...56. The inset at the top is 68 pt."
      ))
    #expect(
      lines.contains(
        "            webapp, on 2 of 2 screens, worst on iPhone Air, iOS 26.1, portrait, top"))
    #expect(
      lines.contains(
        "            css/app.css:120  .top { top: 0 }    write: .top { padding-top: env(safe-area-inset-top) }"
      ))
    #expect(lines.contains("            picture: report/data/\(Report.picture(1).id).png"))
    #expect(
      lines.contains {
        $0.hasSuffix(", app, top: 41230 of 3447360 pixels differ") && $0.contains("portrait")
      })
    #expect(lines.contains { $0.hasPrefix("failed  /pricing  load: The server answered 503.") })
    #expect(
      lines.last
        == "1 critical, 1 different, 1 recorded, 1 failure; 2 subjects on 2 screens")
  }

  @Test("At most 200 lines are printed; the other entries are counted")
  func otherEntriesAreCounted() {
    let report = Report(
      tool: .init(version: "1"), run: .init(kind: .audit, plan: "p"), screens: [.air, .se],
      subjects: [.init(id: "/pricing", kind: .page, name: "P")],
      findings: (0..<1000).map { .menu("f\($0)") })
    let lines = TerminalReport(report).text.split(separator: "\n")
    #expect(lines.count <= 200)
    #expect(lines.count > 190)
    let shown = lines.count { $0.contains("status-bar-overlap") }
    #expect(lines.contains("\(1000 - shown) more entries"))
    #expect(lines.last == "1000 critical; 1 subject on 2 screens")
  }

  @Test("At most 20 reviews of a page are printed, below its faults; others are counted (audit 4)")
  func reviewsAreLimited() {
    func review(_ number: Int) -> Report.Finding {
      var finding = Report.Finding.menu("r\(number)")
      finding.certainty = .review
      finding.rule = "edge-gap"
      // The last one is the most severe.
      finding.severity = number == 24 ? .critical : .minor
      finding.element = .init(selector: "#review\(number)")
      return finding
    }
    func lines(_ count: Int) -> [String] {
      let report = Report(
        tool: .init(version: "1"), run: .init(kind: .audit, plan: "p"), screens: [.air, .se],
        subjects: [.init(id: "/pricing", kind: .page, name: "P")],
        findings: (0..<count).map(review) + [.menu("fault")])
      return TerminalReport(report).text.split(separator: "\n").map(String.init)
    }
    let text = lines(25)
    let reviews = text.indices.filter { text[$0].contains("#review") }
    #expect(reviews.count == 20)
    #expect(text[reviews[0]].contains("#review24"))
    let fault = text.firstIndex { $0.contains("status-bar-overlap") }
    #expect(fault ?? .max < reviews[0])
    #expect(text.contains("  5 more reviews; the other forms list them all"))
    #expect(text[0].hasPrefix("/pricing  1 fault, 25 reviews"))
    #expect(lines(20).count { $0.contains("#review") } == 20)
    #expect(!lines(20).contains { $0.contains("more review") })
    #expect(lines(21).contains("  1 more review; the other forms list them all"))
  }

  @Test("Omissions from a page's report are stated below its name (audit 4 and 13)")
  func omissionsAreStated() {
    var report = Report.everything
    report.subjects[0].unconfirmed = 2
    report.subjects[0].dropped = 1234
    let lines = TerminalReport(report).text.split(separator: "\n").map(String.init)
    let head = lines.firstIndex { $0.hasPrefix("/pricing  1 fault ") } ?? 0
    #expect(
      lines[(head + 1)...(head + 2)] == [
        "  2 findings not listed: a fresh load did not confirm them",
        "  1234 boxes not judged: the page has more than can be measured at a time",
      ])
  }

  @Test("No control character of a page reaches the terminal", arguments: HostileText.all)
  func noControlCharacterReachesTheTerminal(_ hostile: String) {
    let text = TerminalReport(.hostile(hostile), picturesFolder: "x").text
    for scalar in text.unicodeScalars where scalar != "\n" { #expect(!scalar.isTerminalControl) }
    let count = text.count { $0 == "\n" }
    #expect(
      TerminalReport(.hostile("plain"), picturesFolder: "x").text.count { $0 == "\n" } == count)
  }

  @Test(
    "Colors are on for a terminal, off with NO_COLOR, and forced with CLICOLOR_FORCE",
    arguments: [
      ([:], true, true), ([:], false, false), (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true), (["CLICOLOR_FORCE": "1"], false, true),
      (["CLICOLOR_FORCE": "0"], false, false),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (["TERM": "dumb"], true, false),
    ] as [([String: String], Bool, Bool)])
  func colorsFollowTheEnvironment(
    _ environment: [String: String], _ isTerminal: Bool, _ hasColors: Bool
  ) {
    #expect(TerminalStyle.hasColors(in: environment, isTerminal: isTerminal) == hasColors)
    let text = TerminalReport(.everything, hasColors: hasColors).text
    #expect(text.contains("\u{1B}[") == hasColors)
  }
}
