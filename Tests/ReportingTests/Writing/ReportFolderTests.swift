import Foundation
import Reporting
import Testing

@Suite("Reports 4 · a folder that is written during a run")
struct ReportFolderTests {
  private func withFolder(_ body: (ReportFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = ReportFolder(url)
    try folder.create()
    try body(folder)
  }

  private var events: [ReportEvent] {
    let report = Report.everything
    var start = Report(tool: report.tool, engine: report.engine, run: report.run)
    start.screens = report.screens
    start.rules = report.rules
    var events: [ReportEvent] = [.begin(start)]
    events += report.subjects.map { .subject($0) }
    events += report.pictures.map { .picture($0) }
    events += report.shots.map { .shot($0) }
    events += report.comparisons.map { .comparison($0) }
    events += report.findings.map { .finding($0) }
    events += report.failures.map { .failure($0) }
    return events + [.end(12.4)]
  }

  @Test("Events in any order after the first make up the report")
  func eventsAreTheReport() throws {
    try withFolder { folder in
      for event in events.prefix(1) + events.dropFirst().shuffled() { try folder.append(event) }
      #expect(try folder.report() == Report.everything)
    }
  }

  @Test("An event is one line and can be read back")
  func eventsAreLines() throws {
    for event in events {
      let line = try event.line
      #expect(!line.contains("\n"))
      #expect(try ReportEvent(line: line.utf8) == event)
    }
    #expect(try ReportEvent(line: #"{"e":"mood"}"#.utf8) == nil)
  }

  @Test("Events that are truncated at any byte are a report that is marked as incomplete")
  func truncatedEventsAreIncomplete() throws {
    let data = Data(try events.map { try $0.line + "\n" }.joined().utf8)
    let first = try #require(data.firstIndex(of: 0x0A))
    for count in stride(from: first + 1, to: data.count, by: 61) {
      let report = try Report(events: data.prefix(count), from: "events.jsonl")
      #expect(!report.run.complete)
      #expect(report.failures.contains { $0.message.contains("ended early") })
    }
    #expect(throws: ReportError.self) { try Report(events: data.prefix(first), from: "e") }
  }

  @Test("At the end of a run there is report.json and no file of events")
  func finishedRunsHaveReportJSON() throws {
    try withFolder { folder in
      try folder.append(events[0])
      try folder.finish(.everything)
      #expect(!FileManager.default.fileExists(atPath: folder.eventsFile.path))
      #expect(try folder.report() == Report.everything)
      #expect(ReportFolder.folders(at: folder.url).map(\.url.path) == [folder.url.path])
      let parent = folder.url.deletingLastPathComponent()
      #expect(ReportFolder.folders(at: parent).contains { $0.url.path == folder.url.path })
    }
  }

  @Test("A picture is a file named by its content, and other content is not returned for it")
  func picturesAreFilesNamedByContent() throws {
    try withFolder { folder in
      let data = Data([1, 2, 3])
      let picture = try folder.add(png: data, width: 3, height: 1)
      #expect(picture.path == "data/\(picture.id).png")
      #expect(folder.png(of: picture) == data)
      _ = try folder.add(png: data, width: 3, height: 1)
      try Data([4]).write(to: folder.url.appendingPathComponent(picture.path))
      #expect(folder.png(of: picture) == nil)
      let other = Report.Picture(id: "../report", width: 1, height: 1, path: "report.json")
      #expect(folder.png(of: other) == nil)
    }
  }

  @Test("Lines of many writers do not interleave")
  func linesDoNotInterleave() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UInt64.random(in: 0 ... .max))")
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = ReportFolder(url)
    try folder.create()
    try folder.append(events[0])
    try await withThrowingTaskGroup { group in
      for writer in 0..<8 {
        group.addTask {
          for index in 0..<20 { try folder.append(.finding(.menu("f\(writer)-\(index)"))) }
        }
      }
      try await group.waitForAll()
    }
    try folder.append(.end(1))
    #expect(try folder.report().findings.count == 160)
  }

  @Test("A folder that cannot be written is named with the reason")
  func unwritableFoldersAreNamed() throws {
    let folder = ReportFolder(URL(fileURLWithPath: "/dev/null/report"))
    let error = #expect(throws: ReportError.self) { try folder.finish(.everything) }
    #expect(error?.message.hasPrefix("/dev/null/report/report.json could not be written: ") == true)
  }
}
