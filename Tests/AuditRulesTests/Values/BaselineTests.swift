import AuditRules
import Testing

@Suite("Spec A 7 · the baseline") struct BaselineTests {
  static let today = "2026-11-23"

  static func found(_ selector: String, subject: String = "/", certainty: Certainty = .certain)
    -> Finding
  {
    let element = Element(selector)
    let place = Occurrence(screen: "air", host: .safari, position: .top, rect: .zero)
    return Finding(
      fingerprint: Fingerprint(
        rule: "corner-clip", subject: subject, element: element, edge: .top),
      rule: "corner-clip", severity: .serious, certainty: certainty, subject: subject,
      element: element, edge: .top, culprit: element, worst: place, screens: [place],
      advice: Advice("Move it."))
  }

  static func entry(
    _ selector: String, subject: String = "/", note: String? = nil, until: String? = nil
  ) -> Baseline.Entry {
    Baseline.Entry(
      fingerprint: found(selector, subject: subject).id, rule: "corner-clip", page: subject,
      selector: selector, note: note, until: until)
  }

  @Test("findings in the baseline are known, others new, missing ones stale") func comparison() {
    let baseline = Baseline(entries: [Self.entry("a"), Self.entry("gone")])
    let result = baseline.comparison(with: [Self.found("a"), Self.found("b")], on: Self.today)
    #expect(result.findings.map(\.status) == [.known, .new])
    #expect(result.stale.map(\.selector) == ["gone"])
  }

  @Test(
    "from the day after its last day an entry's finding is expired",
    arguments: [
      ("2026-11-23", Finding.Status.known), ("2026-11-24", .known), ("2027-03-01", .known),
      ("2026-11-22", .expired), ("2025-12-31", .expired), ("2026-02-30", .expired),
      ("soon", .expired), ("26-11-30", .expired),
    ])
  func findingsExpireAfterTheLastDay(until: String, status: Finding.Status) {
    let baseline = Baseline(entries: [Self.entry("a", until: until)])
    let result = baseline.comparison(with: [Self.found("a")], on: Self.today)
    #expect(result.findings.map(\.status) == [status])
    #expect(result.stale.isEmpty)
  }

  @Test("an entry of a page outside the audit is not stale") func otherPages() {
    let baseline = Baseline(entries: [Self.entry("a", subject: "/x"), Self.entry("b")])
    #expect(
      baseline.comparison(with: [], on: Self.today, subjects: ["/"]).stale.map(\.selector) == ["b"])
  }

  @Test("entries are sorted, and unique by fingerprint") func sorting() {
    let entries = [
      Self.entry("b", subject: "/z"), Self.entry("b"), Self.entry("a"), Self.entry("a", note: "x"),
    ]
    let baseline = Baseline(entries: entries)
    #expect(baseline.entries.map { $0.page + $0.selector } == ["/a", "/b", "/zb"])
    #expect(Baseline(entries: entries.reversed()) == baseline)
  }

  @Test("an update keeps notes and days, drops stale and adds new findings") func updating() {
    let old = Baseline(entries: [
      Self.entry("a", note: "later", until: "2027-01-01"), Self.entry("gone", note: "x"),
      Self.entry("past", note: "y", until: "2026-01-01"),
    ])
    let new = old.updated(
      with: [
        Self.found("a"), Self.found("past"), Self.found("new"),
        Self.found("review", certainty: .review),
      ], on: Self.today)
    #expect(
      new.entries == [
        Self.entry("a", note: "later", until: "2027-01-01"), Self.entry("new"),
        Self.entry("past", note: "y"),
      ])
  }

  @Test("updating leaves the entries of other pages") func updatingSomePages() {
    let old = Baseline(entries: [Self.entry("a", subject: "/x"), Self.entry("b")])
    #expect(old.updated(with: [], on: Self.today, subjects: ["/"]).entries.map(\.page) == ["/x"])
    #expect(old.updated(with: [], on: Self.today).entries.isEmpty)
  }

  @Test("after an update nothing is new and nothing is stale") func roundTrip() {
    let findings = [Self.found("a"), Self.found("b", subject: "/x")]
    let result = Baseline().updated(with: findings, on: Self.today)
      .comparison(with: findings, on: Self.today)
    #expect(result.findings.allSatisfy { $0.status == .known } && result.stale.isEmpty)
  }
}
