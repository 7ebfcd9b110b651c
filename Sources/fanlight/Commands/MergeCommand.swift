import ArgumentParser
import Foundation
import PageAudit
import PageHosts
import Reporting

/// The command that merges the reports of shards, or writes one report in other forms.
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

  @Option(
    help: ArgumentHelp(
      "A file of accepted findings, which do not fail the command.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Exit with status 1 also when the baseline accepts what no page has any more.")
  var failOnStale: Bool = false

  @Flag(help: "Merge also when a shard is missing.")
  var allowMissing: Bool = false

  @Flag(help: "Exit with status 0 whatever was found, for a job that publishes the report.")
  var exitZero: Bool = false

  func run() throws {
    do {
      let accepted = try baseline.map { path throws(ShotFailure) in
        try BaselineFile(reading: URL(fileURLWithPath: path)).baseline
      }
      let base = try output.base.map(ReportBase.init)
      let read = try ReportInputs(inputs)
      let merge = try ReportMerge(read.inputs, allowsMissing: allowMissing)
      var report = merge.report
      if let accepted { report = report.compared(with: accepted, on: AuditReport.today) }
      let status = output.write(
        report, in: output.forms(), pictures: ReportPictures(read.png), base: base,
        failingOn: Report.Severity(rawValue: failOn.rawValue), failsOnStale: failOnStale)
      for problem in merge.problems {
        Console.printError(problem.message, advice: problem.advice)
      }
      guard merge.problems.isEmpty else { throw ExitStatus.failed }
      if status != 0, !exitZero { throw ExitCode(status) }
    } catch let error as ShotFailure {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    } catch let error as ReportError {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
  }
}
