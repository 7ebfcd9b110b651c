import Foundation
import Reporting
import Testing

@Suite("Reports 5 and 8 · shards merge into the whole run")
struct ReportMergeTests {
  static let pages = (1...11).map { "/page-\($0)" }

  /// Returns the report of a run with some of the pages.
  private func report(_ pages: [String], shard: Report.Shard? = nil) -> Report {
    let screens = [Report.Screen.air, .se]
    return Report(
      tool: .init(version: "0.9.0"), engine: .init(name: "Chromium", version: "156"),
      run: .init(
        kind: .audit, plan: "p", shard: shard,
        units: .init(done: pages.count, of: Self.pages.count)),
      screens: screens, rules: [.statusBar],
      subjects: pages.map { .init(id: $0, kind: .page, name: $0) },
      pictures: pages.map { Report.Picture(png: $0.utf8, width: 1, height: 1) },
      shots: pages.flatMap { page in
        screens.map { .init(subject: page, screen: $0.id, host: "safari", position: "top") }
      },
      findings: pages.map { .menu("fa1-\($0)", subject: $0) })
  }

  private func inputs(_ count: Int) throws -> [MergeInput] {
    try (1...count).map { index in
      let shard = try #require(Report.Shard(index: index, of: count))
      return MergeInput(
        name: "blob-\(index)", report: report(shard.units(of: Self.pages), shard: shard))
    }
  }

  @Test("All shards merge into the whole run, byte for byte, in any order", arguments: 1...8)
  func allShardsMergeIntoTheWhole(_ count: Int) throws {
    let whole = try report(Self.pages).reproducible.jsonText
    for _ in 0..<5 {
      let merged = try ReportMerge(try inputs(count).shuffled())
      #expect(merged.problems.isEmpty)
      #expect(try merged.report.reproducible.jsonText == whole)
    }
  }

  @Test("Merging in two steps has the same result", arguments: 3...8)
  func twoStepsMergeIntoTheWhole(_ count: Int) throws {
    let inputs = try inputs(count).shuffled()
    let first = try ReportMerge(Array(inputs.prefix(2)), allowsMissing: true)
    #expect(first.problems.isEmpty)
    let rest = try ReportMerge(
      Array(inputs.dropFirst(2)) + [MergeInput(name: "first", report: first.report)])
    #expect(rest.problems.isEmpty)
    #expect(try rest.report.reproducible.jsonText == report(Self.pages).reproducible.jsonText)
  }

  @Test("A missing shard is named with the number of its units")
  func missingShardsAreNamed() throws {
    let some = try inputs(4).filter { $0.name != "blob-3" }
    let merged = try ReportMerge(some)
    #expect(
      merged.problems.map(\.message) == [
        "Shard 3 of 4 is missing; 3 of 11 units were not looked at."
      ])
    #expect(merged.report.run.absent == .init(indices: [3], of: 4))
    #expect(try ReportMerge(some, allowsMissing: true).problems.isEmpty)
  }

  @Test("Shards of different runs are rejected")
  func differentRunsAreRejected() throws {
    var inputs = try inputs(2)
    var other = inputs[1].report
    other.run.plan = "q"
    inputs[1] = MergeInput(name: "other", report: other)
    let error = #expect(throws: ReportError.self) { try ReportMerge(inputs) }
    #expect(error?.message == "blob-1 and other are shards of different runs.")
  }

  @Test("Shots that were measured twice must agree; five that do not are named")
  func unequalShotsAreNamed() throws {
    let first = report(Self.pages)
    #expect(
      try ReportMerge([.init(name: "a", report: first), .init(name: "b", report: first)]).report
        == first)
    var second = first
    for index in 0..<8 { second.shots[index].measurement = .object([.init("x", .number(1))]) }
    let error = #expect(throws: ReportError.self) {
      try ReportMerge([.init(name: "a", report: first), .init(name: "b", report: second)])
    }
    #expect(error?.message.hasPrefix("The reports disagree on shots: /page-1, ") == true)
    #expect(error?.message.contains("(a and b)") == true)
    #expect(error?.message.hasSuffix("and 3 more.") == true)
  }

  @Test("One fault on different screens is one finding; the worst screen is chosen again")
  func oneFaultIsOneFinding() throws {
    var (one, other) = (report(["/page-1"]), report(["/page-1"]))
    one.findings[0].screens = [.init(screen: Report.Screen.air.id, host: "webapp")]
    other.findings[0].screens = [.init(screen: Report.Screen.se.id, host: "webapp")]
    other.findings[0].worst = .init(
      screen: Report.Screen.se.id, host: "webapp", overlap: .init(x: 50, y: 42))
    for inputs in [[one, other], [other, one]] {
      let merged = try ReportMerge(
        inputs.enumerated().map { MergeInput(name: "\($0.offset)", report: $0.element) })
      let finding = try #require(merged.report.findings.first)
      #expect(merged.report.findings.count == 1)
      #expect(finding.screens.map(\.screen) == [Report.Screen.se.id, Report.Screen.air.id])
      #expect(finding.worst?.screen == Report.Screen.se.id)
    }
    other.findings[0].rule = "corner-clip"
    #expect(throws: ReportError.self) {
      try ReportMerge([.init(name: "a", report: one), .init(name: "b", report: other)])
    }
  }

  @Test("Two engines are a warning, and an error if pictures of pages were compared")
  func twoEnginesAreAWarning() throws {
    var inputs = try inputs(2)
    var other = inputs[1].report
    other.engine?.version = "157"
    inputs[1] = MergeInput(name: "b", report: other)
    let merged = try ReportMerge(inputs)
    #expect(
      merged.report.run.warnings == ["Different engines took part: Chromium 156, Chromium 157."])
    #expect(merged.problems.isEmpty)
    other.comparisons = [
      .init(id: "c", subject: other.subjects[0].id, screen: Report.Screen.se.id, result: .same)
    ]
    inputs[1] = MergeInput(name: "b", report: other)
    #expect(try ReportMerge(inputs).problems.count == 1)
  }

  @Test("Compared with a base, findings are new, known or resolved, and pictures same or different")
  func baseComparisonFindsWhatIsNew() {
    var base = report(["/page-1", "/page-2"])
    var now = base
    base.findings[0].fingerprint = "gone"
    base.pictures = [Report.picture(1)]
    now.pictures = [Report.picture(2)]
    base.shots[0].picture = Report.picture(1).id
    now.shots[0].picture = Report.picture(2).id
    let compared = now.compared(with: base) { _, _, _ in
      .different(.init(different: 1, of: 2), nil)
    }
    let statuses = Dictionary(
      uniqueKeysWithValues: compared.findings.map { ($0.fingerprint, $0.status) })
    #expect(statuses == ["fa1-/page-1": .new, "fa1-/page-2": .known, "gone": .resolved])
    #expect(compared.comparisons.map(\.result) == [.different])
    #expect(compared.comparisons.first?.pixels?.different == 1)
    #expect(compared.pictures.count == 2)
    #expect(compared.summary.resolved == 1)
  }

  @Test(
    "Pictures whose files differ are the same, different or unreadable by their pixels",
    arguments: [
      (PictureDifference.same, Report.Comparison.Result.same), (.unreadable, .unreadable),
      (.different(nil, nil), .different),
    ])
  func filesAreComparedByPixels(difference: PictureDifference, result: Report.Comparison.Result) {
    var base = report(["/page-1"])
    var now = base
    base.pictures = [Report.picture(1)]
    now.pictures = [Report.picture(2)]
    base.shots[0].picture = Report.picture(1).id
    now.shots[0].picture = Report.picture(2).id
    var scales: [Double] = []
    func compare() -> [Report.Comparison.Result] {
      now.compared(with: base) { expected, actual, scale in
        #expect(expected.id == Report.picture(1).id && actual.id == Report.picture(2).id)
        scales.append(scale)
        return difference
      }.comparisons.map(\.result)
    }
    #expect(compare() == [result])
    // The picture of a figure has a scale of its own, because it shows none of the screens.
    now.screens = []
    now.shots[0].scale = 1.5
    #expect(compare() == [result])
    let scale = now.shots[0].screen == Report.Screen.se.id ? 2.0 : 3
    #expect(scales == [scale, 1.5])
    // Pictures with equal ids are not compared.
    let same = now.compared(with: now) { _, _, _ in
      Issue.record("Equal pictures were compared.")
      return .unreadable
    }
    #expect(same.comparisons.map(\.result) == [.same])
    // Comparisons that are skipped because of a signal are omitted.
    #expect(now.compared(with: base) { _, _, _ in nil }.comparisons.isEmpty)
  }

  @Test("A plan depends on version, options and units, not on the shard or the order of units")
  func plansDependOnTheRun() {
    let plan = { (options: [String], units: [String]) in
      Plan(toolVersion: "1", options: options, units: units).id
    }
    let one = plan(["audit", "--shard", "1/2"], ["a", "b"])
    #expect(one == plan(["audit", "--shard=2/2"], ["b", "a"]))
    #expect(one != plan(["audit"], ["a"]))
    #expect(one != plan(["audit", "a"], ["b"]))
    #expect(one != Plan(toolVersion: "2", options: ["audit"], units: ["a", "b"]).id)
  }
}
