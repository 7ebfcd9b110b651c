import Reporting
import Testing

@Suite("Reports 3 · order")
struct ReportOrderTests {
  private func report(
    _ findings: [Report.Finding] = [], shots: [Report.Shot] = []
  ) -> Report {
    Report(
      tool: .init(version: "1"), run: .init(kind: .audit, plan: "p"), screens: [.air, .se],
      subjects: [
        .init(id: "/b", kind: .page, name: "b"), .init(id: "/a", kind: .page, name: "a"),
      ],
      shots: shots, findings: findings)
  }

  @Test("Screens are in the catalog's order, subjects in the order of their ids")
  func screensAreInCatalogOrder() {
    #expect(report().screens.map(\.device) == ["iPhone SE (3rd generation)", "iPhone Air"])
    #expect(report().subjects.map(\.id) == ["/a", "/b"])
  }

  @Test("Shots are sorted by subject, screen in the catalog's order, host and scroll position")
  func shotsAreSorted() {
    let air = Report.Screen.air.id
    let se = Report.Screen.se.id
    let ordered: [Report.Shot] = [
      .init(subject: "/a", screen: se, host: "webapp", position: "top"),
      .init(subject: "/a", screen: air, host: "safari", position: "top"),
      .init(subject: "/a", screen: air, host: "safari", position: "middle"),
      .init(subject: "/a", screen: air, host: "safari", position: "end"),
      .init(subject: "/a", screen: air, host: "webapp", position: "top", name: "1"),
      .init(subject: "/a", screen: air, host: "webapp", position: "top", name: "2"),
      .init(subject: "/b", screen: se, host: "safari", position: "top"),
    ]
    for _ in 0..<20 {
      #expect(report(shots: ordered.shuffled()).shots == ordered)
    }
  }

  @Test("Findings of one subject and screen are sorted by rule and fingerprint")
  func findingsAreSortedByRuleAndFingerprint() {
    var other = Report.Finding.menu("a")
    other.rule = "corner-clip"
    let ordered = [other, .menu("b"), .menu("c"), .menu("a", subject: "/z")]
    for _ in 0..<20 {
      let findings = report(ordered.shuffled()).findings
      #expect(findings.map(\.rule) == ordered.map(\.rule))
      #expect(findings.map(\.fingerprint) == ordered.map(\.fingerprint))
      #expect(findings[0].screens.map(\.screen) == [Report.Screen.se.id, Report.Screen.air.id])
    }
  }
}
