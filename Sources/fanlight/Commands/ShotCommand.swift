import ArgumentParser
import ChromiumEngine
import Foundation
import PageHosts

/// Takes pictures of pages on screens, and prints what was measured in them.
struct ShotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot",
    abstract: "Take pictures of pages on devices and print the numbers measured in each page.",
    discussion: """
      A page is a URL, a file, or - for HTML on standard input. Every page is shown on every \
      device, system, orientation and host that is named; one picture that fails does not stop the \
      others.

      EXAMPLES
        fanlight shot page.html --device "iPhone X" --os 11 --out pictures
        fanlight shot https://example.com --device iphones --out pictures --json
        fanlight shot page.html --device ipads --frame --overlay --out pictures
      """)

  @Argument(
    help: ArgumentHelp("A URL, a file, or - for HTML on standard input.", valueName: "page"))
  var pages: [String]

  @OptionGroup var screens: ScreenOptions

  // A number may begin with a minus, which says better what is wrong than a missing value.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far the page is scrolled down, in points. (default: 0)", valueName: "points"),
    transform: NumberWord.points)
  var scroll: Double?

  @Flag(help: "Draw the device around its screen.")
  var frame: Bool = false

  @Flag(help: "Tint what lies outside the safe area.")
  var overlay: Bool = false

  @Option(help: ArgumentHelp("The folder that the pictures go into.", valueName: "folder"))
  var out: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How long a page may take until it is quiet; then its picture is taken and marked. \
      (default: 30)
      """, valueName: "seconds"),
    transform: NumberWord.seconds)
  var timeout: Double?

  @Option(
    help: ArgumentHelp(
      "The folder whose files a local page may use. (default: the page's own)",
      valueName: "folder"))
  var readAccess: String?

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Run pages without the browser's sandbox; only for pages you trust.")
  var noSandbox: Bool = false

  @Flag(help: "Print a JSON array, one object a picture, instead of a table.")
  var json: Bool = false

  @Flag(name: .shortAndLong, help: "Show no progress on standard error.")
  var quiet: Bool = false

  mutating func validate() throws {
    guard pages.filter({ $0 == "-" }).count < 2 else {
      throw ValidationError("Standard input holds one page, so - can be named once.")
    }
    guard !pages.contains("") && !out.isEmpty else {
      throw ValidationError("A page and the folder of --out cannot have an empty name.")
    }
  }

  @MainActor
  func run() async throws {
    var report = ShotReport()
    let sources = pageSources { report.add($0) }
    if !sources.isEmpty {
      do {
        let request = ShotRequest(
          pages: sources, selection: try screens.selection(), scrollY: scroll ?? 0,
          showsFrame: frame, showsOverlay: overlay, directory: try OutputFolder.prepare(out),
          timeout: .seconds(timeout ?? 30), usesSandbox: !noSandbox)
        await take(request, into: &report)
      } catch let failure as ShotFailure {
        report.add(failure)
      }
    }
    if noSandbox {
      Console.note("fanlight: pages ran without the browser's sandbox (--no-sandbox).\n")
    }
    if !report.measurements.isEmpty || json {
      MeasurementOutput(isJSON: json).print(
        report.measurements, busyImages: report.busyImages)
      if json {
        report.noteRounding()
      } else {
        Console.print("\n" + report.summary(folder: out))
      }
    }
    report.complain()
    if let status = report.exitStatus { throw status }
  }

  /// Takes the pictures, showing how far it is.
  @MainActor
  private func take(_ request: ShotRequest, into report: inout ShotReport) async {
    let engine = ChromiumEngine(.chosen(usesSandbox: !noSandbox))
    let interruption = Interruption(ending: engine)
    defer { interruption.stop() }
    var progress = ProgressReporter(
      total: request.shots.count, style: ProgressReporter.style(isQuiet: quiet))
    for await outcome in ShotRunner(engine: engine).run(request) {
      report.add(outcome)
      switch outcome {
      case .taken(let shot, _, _): progress.finish("\(shot)")
      case .failed(let shot, _): progress.finish("\(shot)", isFailed: true)
      }
    }
    progress.clear()
    await engine.shutDown()
  }

  /// The pages that the words name; words that name none are handed to `fail`.
  private func pageSources(fail: (ShotFailure) -> Void) -> [PageSource] {
    let words = PageWords(
      folder: URL(
        fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true),
      readAccess: readAccess.map { URL(fileURLWithPath: $0, isDirectory: true) },
      readStandardInput: { try FileHandle.standardInput.readToEnd() ?? Data() })
    var sources: [PageSource] = []
    for word in pages.unique() {
      do {
        sources.append(try words.page(word))
      } catch {
        fail(error)
      }
    }
    return sources
  }
}
