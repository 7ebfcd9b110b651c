import Foundation
import Reporting
import Synchronization

/// The report that this process writes while its tests run, in the folder `<pid>-<start>` of the one that
/// `FANLIGHT_REPORT` names (testing.md 11).
///
/// Each event is appended when it happens, so that the report of a crashed process has everything up to then.
final class RunReport: Sendable {
  /// The version of Fanlight, as in CHANGELOG.md.
  static let version = "0.9.0"

  /// The report of this process; `nil` if none is requested.
  static let current: RunReport? = {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["FANLIGHT_REPORT"], !path.isEmpty else { return nil }
    let report = RunReport(below: URL(fileURLWithPath: path, isDirectory: true), environment)
    // Test processes end with exit(_:).
    atexit { RunReport.current?.finish() }
    return report
  }()

  /// The entries that the report has already.
  private struct Known {
    var screens: Set<String> = []
    var rules: Set<String> = []
    var subjects: Set<String> = []
    var pictures: Set<String> = []
    var goldenFiles: Set<String> = []
    var hasFailed = false
  }

  private let folder: ReportFolder
  private let known = Mutex(Known())
  private let start = Date()
  private let run: Report.Run

  /// Begins a report below a folder.
  init(below folder: URL, _ environment: [String: String]) {
    let name =
      "\(ProcessInfo.processInfo.processIdentifier)-\(Int(start.timeIntervalSince1970 * 1000))"
    self.folder = ReportFolder(folder.appendingPathComponent(name))
    let options = environment["FANLIGHT_REPORT_PLAN"].map { [$0] } ?? []
    let shard = ScreenShard.current.flatMap { Report.Shard(index: $0.index, of: $0.count) }
    run = Report.Run(
      kind: .tests, plan: Plan(toolVersion: Self.version, options: options, units: []).id,
      shard: shard, complete: false, started: start.formatted(.iso8601))
    writing {
      try self.folder.create()
      try self.folder.append(.begin(self.part()))
    }
  }

  /// The folder of the report.
  var url: URL { folder.url }

  private func part(screens: [Report.Screen] = [], rules: [Report.Rule] = []) -> Report {
    Report(
      tool: Report.Tool(name: "FanlightTesting", version: Self.version), run: run, screens: screens,
      rules: rules)
  }

  // MARK: Events

  /// Appends an event.
  func append(_ event: ReportEvent) { writing { try folder.append(event) } }

  /// Finishes the report.
  func finish() { append(.end(Date().timeIntervalSince(start))) }

  /// Adds a screen of a test, unless it was added before.
  func add(_ screen: Report.Screen) {
    guard known.withLock({ $0.screens.insert(screen.id).inserted }) else { return }
    append(.begin(part(screens: [screen])))
  }

  /// Adds a rule, unless it was added before.
  func add(_ rule: Report.Rule) {
    guard known.withLock({ $0.rules.insert(rule.id).inserted }) else { return }
    append(.begin(part(rules: [rule])))
  }

  /// Adds the running test, unless it was added before.
  ///
  /// - Returns: Its id.
  func subject(of file: String) -> String {
    let id = Sink.testFilter ?? "no test"
    if known.withLock({ $0.subjects.insert(id).inserted }) {
      append(.subject(Report.Subject(id: id, kind: .test, name: id, file: Self.relative(file))))
    }
    return id
  }

  /// Adds a picture, unless it was added before.
  ///
  /// - Returns: Its id; `nil` if it cannot be written.
  func add(_ png: Data) -> String? {
    let picture = Report.Picture(png: png)
    guard known.withLock({ $0.pictures.insert(picture.id).inserted }) else { return picture.id }
    var isWritten = false
    writing {
      try folder.add(png, as: picture)
      try folder.append(.picture(picture))
      isWritten = true
    }
    return isWritten ? picture.id : nil
  }

  /// Records the golden files that were compared or written, so that the unused ones can be found.
  func touch(_ files: [URL]) {
    for file in files {
      guard known.withLock({ $0.goldenFiles.insert(file.path).inserted }) else { continue }
      append(line: file.standardizedFileURL.path, to: "golden-files.txt")
    }
  }

  /// Returns the path of a file relative to the working directory, if the file is inside it.
  static func relative(_ path: String) -> String {
    let root = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  // MARK: Writing

  private func append(line: String, to name: String) {
    writing {
      let file = folder.url.appendingPathComponent(name)
      if !FileManager.default.fileExists(atPath: file.path) {
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
      }
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data((line + "\n").utf8))
      try handle.close()
    }
  }

  /// Writes, and reports the first error only: tests continue without a report.
  private func writing(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      let isFirst = known.withLock { known in
        defer { known.hasFailed = true }
        return !known.hasFailed
      }
      guard isFirst else { return }
      FileHandle.standardError.write(Data("FANLIGHT_REPORT: \(error)\n".utf8))
    }
  }
}
