import Foundation
import Testing

@Suite(
  "fanlight merge: one report, and files that are not reports (docs/spec/reports.md 3, 5 and 9)")
struct MergeCommandTests {
  private let folder: TemporaryFolder
  private let fingerprint = "fa1-5b1d0c2e9a7f4411"

  init() throws {
    folder = try TemporaryFolder()
    try write("report.json") { _ in }
  }

  /// Writes a report with one finding, after applying a change to it.
  private func write(_ name: String, _ change: (inout [String: Any]) -> Void) throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../ReportingTests/Versions/1.0.json")
    var report = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: source)) as? [String: Any])
    var run = try #require(report["run"] as? [String: Any])
    run["shard"] = nil
    report["run"] = run
    for key in ["failures", "comparisons", "shots", "pictures"] { report[key] = [Any]() }
    change(&report)
    try JSONSerialization.data(withJSONObject: report)
      .write(to: folder.url.appendingPathComponent(name))
  }

  private func merge(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments: ["merge"] + arguments, folder: folder.url)
  }

  private func accept(_ entries: [[String: String]]) throws {
    try JSONSerialization.data(withJSONObject: ["version": 1, "findings": entries])
      .write(to: folder.url.appendingPathComponent("accepted.json"))
  }

  @Test("A finding at or above --fail-on fails the command, but not with --exit-zero")
  func mergeHasTheStatusOfItsFindings() throws {
    let run = try merge("report.json")
    #expect(run.status == 1)
    #expect(run.output.contains("status-bar-overlap"))
    #expect(try merge("report.json", "--fail-on", "none").status == 0)
    #expect(try merge("report.json", "--exit-zero").status == 0)
    #expect(try merge().status == 64)
  }

  @Test("A baseline is applied again: accepted, expired and stale entries")
  func mergeCountsByItsBaseline() throws {
    var entry = [
      "fingerprint": fingerprint, "rule": "status-bar-overlap", "page": "/pricing",
      "selector": "header.top > button.menu",
    ]
    try accept([entry])
    let accepted = try merge("report.json", "--baseline", "accepted.json")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(accepted.output.contains("1 accepted"))
    entry["until"] = "2026-01-01"
    try accept([entry])
    #expect(try merge("report.json", "--baseline", "accepted.json").status == 1)
    entry["until"] = nil
    try accept([entry, entry.merging(["fingerprint": "fa1-0000000000000000"]) { $1 }])
    #expect(try merge("report.json", "--baseline", "accepted.json").status == 0)
    let stale = try merge("report.json", "--baseline", "accepted.json", "--fail-on-stale")
    #expect(stale.status == 1)
    #expect(stale.output.contains("1 stale"))
    let none = try merge("report.json", "--baseline", "no.json")
    #expect(none.status == 2)
    #expect(none.errors.contains("The baseline no.json could not be read"))
  }

  @Test("Findings that the base has too are known and do not fail; those only it has are resolved")
  func mergeComparesWithABase() throws {
    let same = try merge("report.json", "--base", "report.json")
    #expect(same.status == 0, "\(same.errors)")
    try write("empty.json") { $0["findings"] = [Any]() }
    #expect(try merge("report.json", "--base", "empty.json").status == 1)
    let resolved = try merge("empty.json", "--base", "report.json")
    #expect(resolved.status == 0)
    #expect(resolved.output.contains("1 resolved"))
  }

  @Test("A file that is truncated, newer or not a report is named with advice: status 2")
  func unreadableReports() throws {
    let whole = try Data(contentsOf: folder.url.appendingPathComponent("report.json"))
    try whole.prefix(whole.count / 2).write(to: folder.url.appendingPathComponent("cut.json"))
    try write("newer.json") { $0["version"] = "2.0" }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
    for (name, message) in [
      ("cut.json", "cut.json"),
      ("newer.json", "in version 2.0 of the format; this program reads version 1"),
      ("no.json", "There is no file or folder no.json."), ("empty", "empty has no report."),
    ] {
      let run = try merge(name, "--report", "json=out.json")
      #expect(run.status == 2, "\(name)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/out.json"))
  }

  @Test("Reports 9: all forms are written even if pictures cannot be compared: status 2")
  func noTemporaryFolder() throws {
    let run = try CommandRun(
      arguments: [
        "merge", "report.json", "--base", "report.json", "--report", "json=out.json", "--fail-on",
        "none",
      ], folder: folder.url, environment: ["TMPDIR": "/proc/nowhere"])
    #expect(run.status == 2)
    #expect(run.errors.contains("fanlight: The pictures were not compared, because the file "))
    #expect(run.errors.contains("Set TMPDIR to a folder that you may write to."))
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("out.json"), encoding: .utf8)
    let findings = try #require(try object(text)["findings"] as? [[String: Any]])
    #expect(findings.map { $0["status"] as? String } == ["new"])
  }

  @Test("Reports with different plans are of different runs: status 2")
  func otherPlans() throws {
    try write("other.json") { report in
      var run = report["run"] as? [String: Any] ?? [:]
      run["plan"] = "0000000000000000"
      report["run"] = run
    }
    let run = try merge("report.json", "other.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("other.json and report.json are shards of different runs."))
  }
}
