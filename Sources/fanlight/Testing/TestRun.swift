import Foundation
import Reporting

/// A run of a package's tests in one or more processes.
struct TestRun {
  /// The arguments of `swift test`.
  let words: SwiftTestArguments
  /// The number of processes.
  let processes: Int
  /// The folder of the reports that the processes write.
  let reports = FileManager.default.temporaryDirectory
    .appendingPathComponent("fanlight-test-\(UUID().uuidString)")

  /// The path or name of `swift`, which the environment variable `SWIFT` can override.
  private var swift: String {
    let named = ProcessInfo.processInfo.environment["SWIFT"] ?? ""
    return named.isEmpty ? "swift" : named
  }

  /// Builds and runs the tests.
  ///
  /// - Returns: The highest exit status of the processes: 1 for a failed test, 2 for a crash.
  /// - Throws: ``TestRunError`` if the tests cannot be built or started.
  func run() throws(TestRunError) -> Int32 {
    if !words.skipsBuild {
      let build = ChildProcess(program: swift, arguments: ["build", "--build-tests"] + words.build)
      guard try build.run() == 0 else {
        throw TestRunError(
          message: "The tests could not be built.", advice: "See the errors of swift build.")
      }
    }
    guard let program = try program() else {
      Console.printDiagnostic(
        "fanlight: There is no built test program; swift test runs the tests once.\n")
      let test = ChildProcess(
        program: swift, arguments: ["test"] + words.all, variables: variables(ofPart: nil))
      return Self.normalized(try test.run())
    }
    return try run(program)
  }

  private func program() throws(TestRunError) -> TestProgram? {
    let path = try ChildProcess(
      program: swift, arguments: ["build", "--show-bin-path"] + words.build
    ).output(withErrors: false)
    let folder = path.text.split(separator: "\n").last.map(String.init) ?? ""
    return path.status == 0 ? TestProgram(in: URL(fileURLWithPath: folder)) : nil
  }

  private func run(_ program: TestProgram) throws(TestRunError) -> Int32 {
    var lines: [[String]] = []
    if words.runsSwiftTesting { lines.append(TestProgram.swiftTestingArguments(words)) }
    if words.runsXCTest {
      let list = try ChildProcess(program: program.url.path, arguments: ["--list-tests"]).output()
      do {
        if let line = try TestProgram.xctestArguments(words, list: list.text) { lines.append(line) }
      } catch {
        throw TestRunError(
          message: "A --filter or --skip is not a regular expression: \(error).",
          advice: "Write one that swift test accepts.")
      }
    }
    let parts = (1...processes).flatMap { part in lines.map { (part: part, arguments: $0) } }
    let status = processes == 1 ? try runAlone(program, parts) : try runTogether(program, parts)
    addEmptyShardReports()
    return status
  }

  private func runAlone(
    _ program: TestProgram, _ parts: [(part: Int, arguments: [String])]
  ) throws(TestRunError) -> Int32 {
    var worst: Int32 = 0
    for part in parts {
      let process = ChildProcess(
        program: program.url.path, arguments: part.arguments, variables: variables(ofPart: nil))
      worst = max(worst, Self.normalized(try process.run()))
    }
    return worst
  }

  /// Runs the parts in parallel, and prints the output of each when it has ended.
  private func runTogether(
    _ program: TestProgram, _ parts: [(part: Int, arguments: [String])]
  ) throws(TestRunError) -> Int32 {
    let results = PartResults()
    let lines = parts.map {
      ChildProcess(
        program: program.url.path, arguments: $0.arguments, variables: variables(ofPart: $0.part))
    }
    let titles = parts.map { "part \($0.part) of \(processes)" }
    // The Swift Testing and XCTest runs of a part run one after the other.
    let perPart = max(1, parts.count / processes)
    DispatchQueue.concurrentPerform(iterations: processes) { part in
      for index in part * perPart..<(part + 1) * perPart where lines.indices.contains(index) {
        do throws(TestRunError) {
          let (status, text) = try lines[index].output()
          results.add(Self.normalized(status), text, title: titles[index])
        } catch {
          results.add(2, error.message, title: titles[index])
        }
      }
    }
    return results.worst
  }

  private func variables(ofPart part: Int?) -> [String: String] {
    var variables = [
      "FANLIGHT_REPORT": reports.path, "FANLIGHT_REPORT_PLAN": words.all.joined(separator: " "),
    ]
    if let part { variables["FANLIGHT_SHARD"] = "\(part)/\(processes)" }
    return variables
  }

  /// Adds an empty report for each part in which no test showed a screen, so that no shard is missing.
  private func addEmptyShardReports() {
    guard processes > 1 else { return }
    let known = ReportFolder.folders(at: reports).compactMap { try? $0.report().run.shard?.index }
    for index in 1...processes where !known.contains(index) {
      let plan = Plan(
        toolVersion: Version.current, options: [words.all.joined(separator: " ")], units: [])
      let run = Report.Run(
        kind: .tests, plan: plan.id, shard: Report.Shard(index: index, of: processes))
      let folder = ReportFolder(reports.appendingPathComponent("empty-\(index)"))
      try? folder.create()
      try? folder.finish(
        Report(tool: Report.Tool(name: "FanlightTesting", version: Version.current), run: run))
    }
  }

  /// Removes the reports of the processes.
  func removeReports() { try? FileManager.default.removeItem(at: reports) }

  /// Returns the status of a test program as 0, 1 or 2; 69 means that the library found no tests.
  private static func normalized(_ status: Int32) -> Int32 {
    switch status {
    case 0, 69: 0
    case 1: 1
    default: 2
    }
  }
}
