import Foundation
import Reporting
import Testing

@Suite("Reports 9 · a report lists the most urgent of too many findings")
struct FindingLimitTests {
  @Test("Beyond the limit, the most severe findings are listed and the others counted")
  func mostSevereFindingsAreListed() throws {
    var report = Report.everything
    report.findings =
      (0..<110).map { .menu("f\($0)", severity: .minor) } + [
        .menu("worst", severity: .critical), .menu("old", severity: .critical, status: .stale),
      ]
    report.summarize()
    let limited = report.limited(toFindings: 100)
    #expect(limited.findings.count == 100)
    #expect(limited.summary.unlisted == 12)
    #expect(limited.summary.findings[.minor] == 110)
    #expect(limited.findings.contains { $0.fingerprint == "worst" })
    #expect(!limited.findings.contains { $0.fingerprint == "old" })
    // Their order is unchanged.
    #expect(limited.findings.prefix(2).map(\.fingerprint) == ["f0", "f1"])
    #expect(try limited.jsonText.contains("\"unlisted\""))
  }

  @Test("The limit is 25,000; a report with fewer findings is unchanged")
  func shortReportsAreUnchanged() {
    #expect(Report.findingLimit == 25_000)
    #expect(Report.everything.limited() == Report.everything)
  }

  @Test("A merge counts the findings that its inputs do not list")
  func mergesCountUnlistedFindings() throws {
    var report = Report.everything
    report.run.shard = nil
    report.summary.unlisted = 7
    let merge = try ReportMerge([MergeInput(name: "a", report: report)])
    #expect(merge.report.summary.unlisted == 7)
  }
}
