import Foundation
import Reporting
import Testing

@Suite("Reports 7 · SARIF")
struct SARIFReportTests {
  private func run(_ report: Report) throws -> JSONText { try run(SARIFReport(report)) }

  private func run(_ written: SARIFReport) throws -> JSONText {
    let json = try JSONText(parsing: written.text.utf8)
    #expect(json["version"] == .string("2.1.0"))
    guard case .array(let runs)? = json["runs"], runs.count == 1 else {
      throw CocoaError(.coderInvalidValue)
    }
    return runs[0]
  }

  private func results(_ report: Report) throws -> [JSONText] {
    guard case .array(let results)? = try run(report)["results"] else { return [] }
    return results
  }

  @Test("The driver has its version, and each rule has the fields that GitHub requires")
  func driverHasItsRules() throws {
    let driver = try #require(try run(.everything)["tool"]?["driver"])
    #expect(driver["name"] == .string("fanlight"))
    #expect(driver["semanticVersion"] == .string("0.9.0"))
    guard case .array(let rules)? = driver["rules"] else {
      Issue.record("no rules")
      return
    }
    let rule = rules[0]
    #expect(rule["id"] == .string("status-bar-overlap"))
    #expect(rule["name"] == .string("StatusBarOverlap"))
    #expect(rule["shortDescription"]?["text"] == .string("Content lies below the status bar"))
    #expect(rule["fullDescription"]?["text"] != nil)
    #expect(rule["help"]?["text"] != nil)
    #expect(rule["helpUri"] == .string("https://example.com/rules#status"))
    #expect(rule["defaultConfiguration"]?["level"] == .string("error"))
    #expect(rule["properties"]?["precision"] == .string("very-high"))
    #expect(rule["properties"]?["problem.severity"] == .string("error"))
  }

  @Test("A result has one location, that of the cause, and the finding's fingerprint")
  func resultsHaveALocation() throws {
    let result = try #require(try results(.everything).first)
    #expect(result["ruleId"] == .string("status-bar-overlap"))
    #expect(result["ruleIndex"] == .number(0))
    #expect(result["level"] == .string("error"))
    #expect(
      result["locations"]?.line
        == #"[{"physicalLocation":{"artifactLocation":{"uri":"css/app.css"},"#
        + #""region":{"startLine":120,"startColumn":3,"endLine":120,"endColumn":9}}}]"#)
    #expect(
      result["partialFingerprints"]?["primaryLocationLineHash"]
        == .string("fa1-5b1d0c2e9a7f4411:1"))
    #expect(result["properties"]?["inset"] == .string("top 68"))
  }

  @Test("Without a cause the page's file is the location; paths outside the repository are ignored")
  func pageFilesAreLocations() throws {
    var report = Report.everything
    report.findings[0].cause?.source = "https://cdn.example/app.css"
    #expect(
      try results(report).first?["locations"]?.line.contains(#""uri":"site/pricing.html""#) == true)
    for file in ["/etc/passwd", "../x.html", "a/../../x", "", "C:\\x", "a//b"] {
      report.subjects[0].file = file
      #expect(try results(report).isEmpty, "\(file)")
      #expect(SARIFReport(report).withoutFile == 1)
    }
    report.subjects[0].file = "./a b/ü%.html"
    #expect(try results(report).first?["locations"]?.line.contains("a%20b/%C3%BC%25.html") == true)
  }

  @Test("Reviews, accepted, stale and resolved findings are not results")
  func otherFindingsAreNotResults() throws {
    var report = Report.everything
    report.findings = [
      .menu(certainty: .review), .menu(status: .accepted), .menu(status: .stale),
      .menu(status: .resolved),
    ]
    #expect(try results(report).isEmpty)
  }

  @Test("The most severe findings up to GitHub's limit are written, and a note counts the others")
  func mostSevereFindingsAreWritten() throws {
    #expect(SARIFReport.defaultLimit == 5000)
    var report = Report.everything
    report.findings = (0..<52).map { .menu("f\($0)", severity: $0 < 12 ? .minor : .critical) }
    let written = SARIFReport(report, limit: 40)
    #expect(written.beyondLimit == 12)
    let run = try run(written)
    guard case .array(let results)? = run["results"] else {
      Issue.record("no results")
      return
    }
    #expect(results.count == 40)
    #expect(results.allSatisfy { $0["level"] == .string("error") })
    #expect(run["invocations"]?.line.contains("12 more findings are not listed") == true)
  }

  @Test("Hostile text is escaped", arguments: HostileText.all)
  func hostileTextIsEscaped(_ hostile: String) throws {
    let result = try #require(try results(.hostile(hostile)).first)
    #expect(result["ruleId"] == .string(hostile))
    let text = SARIFReport(.hostile(hostile)).text
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }
}
