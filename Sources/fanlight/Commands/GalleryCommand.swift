import ArgumentParser
import ChromiumEngine
import Foundation
import Gallery
import PageHosts
import Reporting
import WebEngine

/// The command that makes the figures of the articles and a page that shows them with their measurements.
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Make the figures of the articles and a page with their rules and numbers.",
    usage: """
      fanlight gallery --out <folder> [<options>]
      fanlight gallery --list
      """,
    discussion: """
      Every figure is a screen that runs: its picture is drawn and its numbers are measured and \
      compared with the rule it shows. index.html in the folder shows them all and opens from disk; \
      made within a checkout of the project, it quotes the code of each figure and the \
      specification. Figures of web pages need the browser; the others are made without it as well. \
      --report writes figures and numbers in the forms of 'fanlight audit' too; with --base, pictures \
      are compared with those of an earlier run, pixel by pixel, and a difference is exit status 1.

      EXAMPLES
        fanlight gallery --out gallery
        fanlight gallery --out gallery --only 001-phones 003
        fanlight gallery --out gallery --report junit=gallery.xml
        fanlight gallery --list
      """)

  @Option(
    help: ArgumentHelp("The folder that page and pictures go into.", valueName: "folder"),
    completion: .directory)
  var out: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      """
      The figures to make, or the numbers of their articles; the page shows only these. \
      (default: all)
      """, valueName: "name"))
  var only: [String] = []

  @OptionGroup var output: ReportOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var drawing: EngineOption

  @Flag(help: "Print the names and titles of all figures instead.")
  var list: Bool = false

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Run pages without the browser's sandbox.")
  var noSandbox: Bool = false

  @Flag(name: .shortAndLong, help: "Show no progress on standard error.")
  var quiet: Bool = false

  mutating func validate() throws {
    guard !list else { return }
    guard let out, !out.isEmpty else {
      throw ValidationError("Name the folder of the gallery with --out, or ask for its --list.")
    }
    if let wrong = only.first(where: { argument in
      !Gallery.figures.contains { $0.isSelected(by: argument) }
    }) {
      throw ValidationError(
        "There is no figure \"\(wrong)\". Run 'fanlight gallery --list' to see all of them.")
    }
  }

  @MainActor
  func run() async throws {
    guard !list, let out else {
      var table = TextTable([.left, .left])
      for figure in Gallery.figures { table.add([figure.id, figure.title]) }
      return Console.print(table.lines.joined(separator: "\n"))
    }
    let folder: URL
    do {
      folder = try OutputFolder.prepare(out)
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
    let base = try output.readBase()
    let chosen = Gallery.figures.filter { only.isEmpty || only.contains(where: $0.isSelected) }
    let settings = ReportSettings(figures: chosen, folder: folder, base: base)
    let own = part.units(of: chosen.map(\.id))
    let (outcomes, interruption) = await make(chosen.filter { own.contains($0.id) }, settings)
    defer { interruption.stop() }
    var report = GalleryReport(outcomes: outcomes)
    do {
      try WholeFile.write(
        Data(GalleryPage(report.outcomes, in: context(of: folder)).html.utf8),
        to: folder.appendingPathComponent("index.html", isDirectory: false))
    } catch {
      report.pageFailure = FigureFailure(
        "index.html could not be written to \(out): \(SystemReason.text(of: error)).",
        advice: "Make room there, or name another folder with --out.")
    }
    if noSandbox {
      Console.printDiagnostic("fanlight: pages ran without the browser's sandbox (--no-sandbox).\n")
    }
    if !output.replacesOutput { Console.print(report.summary(folder: out)) }
    report.printErrors()
    // With a report, its exit status is used: findings that are in the base do not fail the run.
    if let status = writeReport(of: report, settings) {
      if status != 0 { throw ExitCode(status) }
    } else if let status = report.exitStatus {
      throw status
    }
  }

  /// Returns the context of the page, with the checkout whose code and specification the page quotes.
  private func context(of folder: URL) -> PageContext {
    let here = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return PageContext(
      sources: SourceTree.containing(folder) ?? SourceTree.containing(here), folder: folder)
  }

  /// Makes the figures and shows the progress.
  ///
  /// - Returns: The outcomes, and the handler of signals until the report is written.
  @MainActor
  private func make(
    _ figures: [Figure], _ settings: ReportSettings
  ) async -> ([FigureOutcome], Interruption) {
    let engine = drawing.make(ChromiumConfiguration(sandbox: noSandbox ? .off : .on))
    let progress = ProgressReporter(
      total: figures.count, style: ProgressReporter.style(isQuiet: quiet))
    let made = FigureOutcomes()
    let interruption = Interruption(ending: engine) {
      progress.clear()
      Console.printError(
        "Interrupted after \(progress.done) of \(figures.count) figures.",
        advice: "index.html was not written.")
      _ = writeReport(of: GalleryReport(outcomes: made.outcomes), settings, isComplete: false)
    }
    for await outcome in GalleryRunner(engine: engine).run(figures, into: settings.folder) {
      made.outcomes.append(outcome)
      if case .failed = outcome {
        progress.finish(outcome.figure.id, isFailed: true)
      } else {
        progress.finish(outcome.figure.id)
      }
    }
    progress.clear()
    await engine.shutDown()
    return (made.outcomes, interruption)
  }
}

/// The outcomes of the figures so far.
@MainActor
private final class FigureOutcomes {
  var outcomes: [FigureOutcome] = []
}

extension Figure {
  /// Returns whether an argument names the figure or its article.
  fileprivate func isSelected(by argument: String) -> Bool {
    argument == id || argument == article.id
  }
}
