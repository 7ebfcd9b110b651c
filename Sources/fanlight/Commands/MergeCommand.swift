import ArgumentParser
import Foundation
import PageHosts
import Reporting

/// Merges the reports of shards, or writes one report in other forms.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of shards, and write them in other forms.",
    usage: "fanlight merge <report> ... [<options>]",
    discussion: """
      An input is a folder that --report blob=FOLDER has written, or a file of --report json=FILE. \
      One input is written in other forms; several are the shards of one run.

      EXAMPLES
        fanlight merge blobs/* --report html=report.html
        fanlight merge report.json --report markdown

      EXIT STATUS
        0   no finding at or above --fail-on
        1   findings
        2   an input is no report, or is not of the same run; a shard is missing
        64  the command line is wrong
      """)

  @Argument(
    help: ArgumentHelp("A folder or file of a report.", valueName: "report"),
    completion: .file())
  var inputs: [String]

  @OptionGroup var output: ReportOptions

  @Option(help: "The least severity that fails the command; none fails it for no finding.")
  var failOn: FailureThreshold = .moderate

  @Flag(help: "Merge also when a shard is missing.")
  var allowMissing: Bool = false

  @Flag(help: "Exit with status 0 whatever was found, for a job that publishes the report.")
  var exitZero: Bool = false

  func run() throws {
    do {
      let read = try inputs.flatMap(Self.read)
      let merge = try ReportMerge(read, allowsMissing: allowMissing)
      var pictures: [String: Data] = [:]
      for picture in merge.report.pictures {
        pictures[picture.id] = read.lazy.compactMap { $0.folder?.png(of: picture) }.first
      }
      let failures = ReportOutput(
        report: merge.report, pictures: pictures, linkBase: output.linkBase
      ).write(output.forms())
      for problem in merge.problems + failures {
        Console.printError(problem.message, advice: problem.advice)
      }
      guard merge.problems.isEmpty, failures.isEmpty else { throw ExitStatus.failed }
      let threshold = Report.Severity(rawValue: failOn.rawValue)
      let status = merge.report.exitStatus(failingOn: threshold)
      if status != 0, !exitZero { throw ExitCode(status) }
    } catch let error as ReportError {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
  }

  /// The reports of a folder, of the folders in it, or of a file.
  private static func read(_ argument: String) throws -> [MergeInput] {
    let url = URL(fileURLWithPath: argument)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw ReportError(
        "There is no file or folder \(argument.printable).",
        advice: "Name what --report blob=FOLDER or --report json=FILE has written.")
    }
    guard isFolder.boolValue else {
      let report = try Report(reading: try Data(contentsOf: url), from: argument)
      return [MergeInput(name: argument, report: report)]
    }
    let folders = ReportFolder.folders(at: url)
    guard !folders.isEmpty else {
      throw ReportError(
        "\(argument.printable) has no report.",
        advice: "Give it a folder that --report blob=FOLDER has written.")
    }
    return try folders.map {
      MergeInput(name: $0.url.lastPathComponent, report: try $0.report(), folder: $0)
    }
  }
}
