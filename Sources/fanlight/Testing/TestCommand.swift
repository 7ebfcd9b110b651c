import ArgumentParser
import Foundation
import PackageRunner
import PageHosts
import Reporting

/// The command that builds and runs the tests of a package, in one or more processes, and reports on them.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run a package's tests of screens, in several processes, with a report.",
    usage: "fanlight test [<options>] [-- <words of swift test> ...]",
    discussion: """
      Builds the tests once and runs the built program. With several processes, each has a part of the \
      screens of every matrix (FANLIGHT_SHARD); tests with the trait .sharded run in the first one alone. \
      The words after -- are those of swift build and swift test, such as --filter.

      EXAMPLES
        fanlight test --processes 4 --report html=report.html
        fanlight test -- --filter CheckoutTests
        fanlight test --prune list

      EXIT STATUS
        0   all tests passed
        1   a test failed, or --prune list found golden files that no test has
        2   the tests could not be built, a process crashed, or the report could not be written
        64  the command line is wrong
      """)

  @Option(help: "How many processes run the tests beside each other. (default: 1)")
  var processes: Int = 1

  @OptionGroup var output: ReportOptions

  @Option(
    help: """
      What to do with golden files that no test compares: list them, or delete them unless a test failed. \
      All tests have to run; one that is disabled has golden files that look unused.
      """)
  var prune: PruneMode?

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Words of swift build and swift test.", valueName: "words"))
  var words: [String] = []

  func validate() throws {
    guard processes >= 1 else { throw ValidationError("--processes needs a number from 1 on.") }
    guard prune != nil else { return }
    let environment = ProcessInfo.processInfo.environment
    let isPart = environment["FANLIGHT_SHARD"]?.isEmpty == false
    guard !SwiftTestArguments(words).isFiltered, !isPart else {
      throw ValidationError(
        "--prune needs all tests: leave out --filter, --skip and FANLIGHT_SHARD.")
    }
  }

  func run() throws {
    let package = try PreparedPackage(words: words, isForTests: true)
    let run = TestRun(
      words: SwiftTestArguments(package.build.words(with: words)), processes: processes)
    var status: Int32
    do throws(TestRunError) {
      status = try run.run()
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
    defer { run.removeReports() }
    status = max(status, writeReport(of: run))
    if let prune {
      status = max(status, UnusedGoldenFiles(of: run).prune(prune, hasFailed: status != 0))
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Writes the requested forms of the report.
  ///
  /// - Returns: 2 if the report could not be read, merged or written; otherwise 0, because the status of the tests
  ///   is known from their processes.
  private func writeReport(of run: TestRun) -> Int32 {
    guard output.hasForms else { return 0 }
    do {
      let read = try ReportInputs([run.reports.path])
      let merge = try ReportMerge(read.inputs, allowsMissing: true)
      let base = try output.base.map(ReportBase.init)
      let result = output.writeForms(
        merge.report, in: output.formsBesideOutput(isJSON: false),
        pictures: ReportPictures(read.png), base: base, failingOn: nil)
      return result.isComplete ? 0 : 2
    } catch let error as ReportError {
      Console.printError(error.message, advice: error.advice)
    } catch {
      Console.printError(
        "The report could not be written: \(SystemReason.text(of: error)).", advice: "")
    }
    return 2
  }
}
