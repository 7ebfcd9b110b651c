import Foundation
import Reporting
import Snapshots
import Testing
import UIKit

@testable import FanlightTesting

@MainActor
@Suite("Reports · what a process writes (testing.md 11)", .snapshots(record: .never))
struct RunReportTests {
  private let phone = Screen("iPhone SE 3", system: "18")

  /// Calls a closure that reports to a new folder, and returns the folder's files.
  private func report(_ body: (RunReport, URL) throws -> Void) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = RunReport(below: folder, ["FANLIGHT_REPORT_PLAN": "--filter X"])
    try body(report, folder)
    report.finish()
    let folders = ReportFolder.folders(at: folder)
    #expect(folders.map(\.url.lastPathComponent) == [report.url.lastPathComponent])
    return try #require(folders.first).report()
  }

  private func label(_ text: String, width: CGFloat = 200) -> BuiltViewController {
    BuiltViewController { controller in
      controller.add(UILabel(text), 20, 100, width, 22).accessibilityIdentifier = "total"
    }
  }

  @Test("a snapshot that differs has its pictures, its views, its masks and its tolerance")
  func comparisonsAreWhole() throws {
    let written = try report { report, folder in
      let store = SnapshotStore(folder: folder.appendingPathComponent("golden"), recording: .all)
      let location = Sink.Location(#fileID, #filePath, 12, 1)
      for text in ["10 €", "12 €"] {
        try phone.show(label(text)) { shown in
          let snapshot = Snapshot(
            picture: try PNGData.decode(try shown.png()),
            text: SnapshotText(frames: shown.nodes(masking: [])).description)
          let isFirst = text == "10 €"
          let used = isFirst ? store : SnapshotStore(folder: store.folder, recording: .never)
          let outcome = try used.compare(snapshot, named: "checkout")
          report.add(
            ComparedSnapshot(
              title: isFirst ? "first" : "second", file: "checkout", store: used,
              masks: [PixelRect(x: 20, y: 0, width: 40, height: 10)],
              engineAreas: [PixelRect(x: 0, y: 0, width: 750, height: 20)],
              tolerance: .exact, location: location),
            outcome, of: shown, picture: try shown.png())
        }
      }
    }
    #expect(written.run.complete && written.run.kind == .tests)
    #expect(written.screens.map(\.id) == [phone.slug])
    #expect(written.screens.first?.width == 375)
    #expect(written.subjects.map(\.id) == ["RunReportTests/comparisonsAreWhole"])
    let first = try #require(written.comparisons.first { $0.id == "first" })
    #expect(first.result == .recorded && first.expected == first.actual)
    let second = try #require(written.comparisons.first { $0.id == "second" })
    #expect(second.result == .different)
    #expect(Set([second.expected, second.actual, second.difference].compactMap(\.self)).count == 3)
    #expect(second.changes.map(\.kind) == ["changed"])
    #expect(second.changes.first?.view.contains("id=total") == true)
    #expect((second.pixels?.different ?? 0) > 0)
    // Two pixels a point.
    #expect(second.masks == [Report.Rectangle(x: 10, y: 0, width: 20, height: 5)])
    #expect(second.tolerance == "exact, (0 0 750 20) as a page's")
    #expect(second.source?.line == 12)
  }

  @Test("layout faults are findings with their screens, their rules and a picture")
  func faultsAreFindings() throws {
    let screens = [phone, Screen("iPhone 15", system: "18")]
    let written = try report { report, _ in
      for screen in screens {
        screen.show(label("Free returns within thirty days", width: 60)) { shown in
          report.add(
            shown.faults(rules: .textClipped), of: shown,
            at: Sink.Location(#fileID, #filePath, 1, 1))
        }
      }
    }
    // Each screen appends its report; reports of one run are combined when they are merged.
    let merged = try ReportMerge([MergeInput(name: "a", report: written)]).report
    let finding = try #require(merged.findings.first)
    #expect(merged.findings.count == 1)
    #expect(finding.rule == "text-clipped" && finding.severity == .serious)
    #expect(finding.certainty == .certain)
    #expect(Set(finding.screens.map(\.screen)) == Set(screens.map(\.slug)))
    #expect(finding.worst?.picture != nil)
    #expect(merged.rules.map(\.id) == ["text-clipped"])
    #expect(merged.rules.first?.help.isEmpty == false)
  }

  @Test("golden files are noted once, and a report that has no end is not complete")
  func goldenFilesAreNoted() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = RunReport(below: folder, [:])
    let files = ["a.txt", "b.txt", "a.txt"].map { folder.appendingPathComponent($0) }
    report.touch(files)
    let noted = try String(
      contentsOf: report.url.appendingPathComponent("golden-files.txt"), encoding: .utf8)
    #expect(noted == files[0].path + "\n" + files[1].path + "\n")
    #expect(try ReportFolder(report.url).report().run.complete == false)
  }

  @Test("the version is Fanlight's, as the reports of one run are merged")
  func versionIsFanlights() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appendingPathComponent("Sources/fanlight/Version.swift"), encoding: .utf8)
    #expect(source.contains("\"\(RunReport.version)\""))
  }
}
