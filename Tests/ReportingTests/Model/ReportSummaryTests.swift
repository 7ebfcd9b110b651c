import Reporting
import Testing

@Suite("Reports 3 · summary and exit status")
struct ReportSummaryTests {
  private func report(_ findings: [Report.Finding], failures: Int = 0) -> Report {
    Report(
      tool: .init(version: "1"), run: .init(kind: .audit, plan: "p"), findings: findings,
      failures: (0..<failures).map { .init(what: "load", message: "\($0)") })
  }

  @Test("Each finding counts once: by severity, as a review, as accepted, stale or resolved")
  func eachFindingCountsOnce() {
    let summary = report([
      .menu("1"), .menu("2", severity: .minor), .menu("3", status: .known),
      .menu("4", certainty: .review), .menu("5", status: .accepted), .menu("6", status: .stale),
      .menu("7", certainty: .review, status: .accepted), .menu("8", status: .resolved),
    ]).summary
    #expect(summary.findings.critical == 2)
    #expect(summary.findings.minor == 1)
    #expect(summary.findings.total == 3)
    #expect(summary.reviews == 1)
    #expect(summary.accepted == 2)
    #expect(summary.stale == 1)
    #expect(summary.resolved == 1)
  }

  @Test("Comparisons count by their result")
  func comparisonsCountByResult() {
    let summary = Report.everything.summary
    #expect(summary.comparisons.different == 1)
    #expect(summary.comparisons.recorded == 1)
    #expect(summary.comparisons.same == 0)
    #expect(summary.failures == 1)
    #expect(summary.shots == 2)
  }

  @Test(
    "A new certain finding at or above the threshold is 1; reviews, accepted and known ones are 0",
    arguments: [
      (Report.Finding.menu(severity: .moderate), 1 as Int32),
      (.menu(severity: .minor), 0), (.menu(severity: .critical), 1),
      (.menu(certainty: .review), 0), (.menu(status: .accepted), 0), (.menu(status: .known), 0),
    ])
  func findingsAtTheThresholdAreStatus1(_ finding: Report.Finding, _ status: Int32) {
    #expect(report([finding]).exitStatus(failingOn: .moderate) == status)
    #expect(report([finding]).exitStatus(failingOn: nil) == 0)
  }

  @Test("The status is 2 after a failure; stale entries fail a run only if requested")
  func failuresAreStatus2() {
    #expect(report([.menu()], failures: 1).exitStatus(failingOn: .moderate) == 2)
    #expect(report([], failures: 1).exitStatus(failingOn: nil) == 2)
    let stale = report([.menu(status: .stale)])
    #expect(stale.exitStatus(failingOn: .moderate) == 0)
    #expect(stale.exitStatus(failingOn: .moderate, failsOnStale: true) == 1)
  }

  @Test("The reproducible form has no times, no arguments and no absolute paths")
  func reproducibleFormHasNoTimesAndPaths() throws {
    var report = Report.everything
    report.subjects[0].file = "/srv/me/pricing.html"
    report.subjects[0].address = "file:///srv/me/pricing.html"
    report.findings[0].cause?.source = "/srv/me/app.css"
    report.comparisons[0].source = .init(file: "/srv/me/CheckoutTests.swift", line: 3)
    report.shots[0].measurement = .object([
      .init("input", .string("pricing.html")), .init("image", .string("/srv/me/out/pricing.png")),
      .init("url", .string("file:///srv/me/pricing.html")), .init("httpStatus", .null),
      .init(
        "problems",
        .array([
          .object([.init("kind", .string("image")), .init("url", .string("FILE:///srv/me/a.png"))]),
          .object([.init("url", .string("https://example.com/b.png"))]),
        ])),
    ])
    let text = try report.reproducible.jsonText
    for word in ["/srv/me", "started", "seconds", "arguments"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("\"plan\""))
    #expect(
      report.reproducible.shots[0].measurement
        == .object([
          .init("input", .string("pricing.html")), .init("image", .null), .init("url", .null),
          .init("httpStatus", .null),
          .init(
            "problems",
            .array([
              .object([.init("kind", .string("image")), .init("url", .null)]),
              .object([.init("url", .string("https://example.com/b.png"))]),
            ])),
        ]))
  }
}
