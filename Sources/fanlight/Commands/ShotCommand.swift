import ArgumentParser
import Foundation
import PageHosts
import Reporting
import WebEngine

/// The command that takes pictures of pages on screens and prints the measurements.
struct ShotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shot",
    abstract: "Take pictures of pages on devices and print the numbers measured in each page.",
    discussion: """
      A page is a URL, a file, or - for HTML on standard input; localhost:8000 means \
      http://localhost:8000. Every page is shown on every device, system, orientation and host \
      that is named; one picture that fails does not stop the others. Pictures of an earlier run \
      are replaced, with a note.

      Uncaught errors of scripts, and style sheets, scripts and images that fail to load, are \
      printed on standard error.

      JSON has one object for each picture, also for those that failed: input (the page as \
      named), status ("ok", "busy" or "failed"), waitingFor (what a busy page waits for), \
      httpStatus, error, problems, url (the final one), image (the file), the screen, the engine, \
      and what was measured. It is complete and valid also when a signal ends the run.

      A page is pictured when it is quiet: its load event has fired, what it shows has come, no font, \
      image, animation or timer of up to 2 s is about to change it, and two frames in a row are \
      alike. A request of a script that gets no byte for 5 s, a web socket that talks for more than \
      5 s, and animations that take longer than 10 s or never end are not waited for. A page that is \
      not quiet near the end of its time is pictured as it is and marked as busy, and the table says \
      what it still waits for; --wait-for, --delay and --until change what is waited for.

      --report writes the pictures and numbers in the forms of 'fanlight audit' too, which 'fanlight \
      merge' reads; with --base, the pictures are compared with those of an earlier run, pixel by \
      pixel, and a difference is exit status 1.

      EXAMPLES
        fanlight shot page.html --device "iPhone X" --os 11 --out pictures
        fanlight shot localhost:8000 --device iphones --out pictures --json
        fanlight shot page.html --device ipads --frame --overlay --out pictures
        fanlight shot page.html --device iphones --wait-for "#app" --out pictures
        fanlight shot page.html --device iphones --out out --report html=all.html
      """)

  @Argument(
    help: ArgumentHelp("A URL, a file, or - for HTML on standard input.", valueName: "page"),
    completion: .file())
  var pages: [String]

  @OptionGroup var screens: ScreenOptions

  @OptionGroup var device: DeviceSettingsOptions

  @OptionGroup var pageAccess: PageAccessOptions

  @OptionGroup var picture: ExtentOptions

  // A negative number is parsed as a value, so that the error is not about a missing value.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How far the page is scrolled down, in points; Safari's bars are minimized then. (default: 0)
      """, valueName: "points"),
    transform: NumberArgument.points)
  var scroll: Double?

  @Flag(help: "Draw the device around its screen.")
  var frame: Bool = false

  @Flag(help: "Tint what lies outside the safe area.")
  var overlay: Bool = false

  @Option(
    help: ArgumentHelp("The folder that the pictures go into.", valueName: "folder"),
    completion: .directory)
  var out: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How long a picture may take in all, such as 10 or 10s: the page's tab, its load, what is \
      waited for, the numbers and the capture, for each orientation again. A page that is still busy in \
      the last quarter (at least 1 s or half of it, at most 3 s) is pictured as it is and marked; one \
      that has no picture half a second after the limit is given up. Not part of it: the start and \
      the end of the engine, --delay, and the writing of the file. (default: 30)
      """, valueName: "seconds"),
    transform: NumberArgument.seconds)
  var timeout: Double?

  @OptionGroup var waiting: WaitOptions

  @Option(
    help: ArgumentHelp(
      """
      Let local pages use the files of this folder instead of their own, and let their scripts read \
      them with fetch, XMLHttpRequest and modules, which no iPhone does; hidden files are refused.
      """, valueName: "folder"), completion: .directory)
  var readAccess: String?

  @OptionGroup var drawing: EngineOption

  @OptionGroup var reach: ReachOptions

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Run pages without the browser's sandbox; only for pages you trust.")
  var noSandbox: Bool = false

  @OptionGroup var output: ReportOptions

  @OptionGroup var part: ShardOption

  @OptionGroup var edges: EdgeOrderOption

  @Flag(help: "Print a JSON array, one object a picture, instead of a table.")
  var json: Bool = false

  @Flag(
    help: """
      Exit with status 1 also when a page had errors of scripts or files that failed to load.
      """)
  var strict: Bool = false

  @Flag(name: .shortAndLong, help: "Show no progress on standard error.")
  var quiet: Bool = false

  mutating func validate() throws {
    guard pages.filter({ $0 == "-" }).count < 2 else {
      throw ValidationError("Standard input holds one page, so - can be named once.")
    }
    guard !pages.contains("") && !out.isEmpty else {
      throw ValidationError("A page and the folder of --out cannot have an empty name.")
    }
    try picture.check(frame: frame, overlay: overlay)
    try drawing.check(reach)
    guard !json || !output.replacesOutput else {
      throw ValidationError(
        "Standard output can have the array of --json or one form of the report; write the report into "
          + "a file, such as --report json=report.json.")
    }
  }

  @MainActor
  func run() async throws {
    var selection = try screens.selection()
    selection.settings = device.settings
    if let note = device.note(on: selection.targets) { Console.printDiagnostic(note) }
    let base = try output.readBase()
    let named = PageSources(
      pages, readAccess: readAccess, failure: { pageAccess.failure(for: $0) })
    let settings = ReportSettings(sources: named, selection: selection, base: base)
    let units = part.units(of: settings.units)
    let report = ShotReport(
      inputs: named.names, screens: selection.screens, units: units, folder: out,
      format: json ? .json : .table(edges.order))
    for (argument, failure) in named.failures { report.add(failure, of: argument) }
    let sources = named.pages
    var interruption: Interruption?
    defer { interruption?.stop() }
    if !sources.isEmpty {
      do throws(ShotFailure) {
        var request = ShotRequest(
          pages: sources, selection: selection, units: units, scrollY: scroll ?? 0,
          showsFrame: frame, showsOverlay: overlay, directory: try OutputFolder.prepare(out),
          timeout: .seconds(timeout ?? 30), wait: waiting.wait, usesSandbox: !noSandbox,
          extent: picture.extent, access: pageAccess.access)
        request.scriptsMayReadFiles = readAccess != nil
        report.recordEarlierImages(of: request)
        interruption = await capture(request, into: report, settings)
      } catch {
        for source in sources { report.add(error, of: source.argument) }
      }
    }
    if let note = pageAccess.certificateNote { Console.printDiagnostic(note) }
    if noSandbox {
      Console.printDiagnostic("fanlight: pages ran without the browser's sandbox (--no-sandbox).\n")
    }
    if let readAccess, sources.contains(where: \.isFile) {
      Console.printDiagnostic(
        "fanlight: scripts could read the files of \(readAccess.printable), as on no iPhone "
          + "(--read-access).\n")
    }
    if !output.replacesOutput { report.printResults() }
    report.printErrors()
    // With a report, its exit status is used: findings that are in the base do not fail the run.
    if let status = writeReport(of: report, settings) {
      if status != 0 { throw ExitCode(status) }
    } else if let status = report.exitStatus(isStrict: strict) {
      throw status
    }
  }

  /// Captures the pictures and shows the progress.
  ///
  /// - Returns: The handler of signals until the report is written; `nil` for a shard without pictures.
  @MainActor
  private func capture(
    _ request: ShotRequest, into report: ShotReport, _ settings: ReportSettings
  ) async -> Interruption? {
    guard !request.shots.isEmpty else { return nil }
    let engine = drawing.make(reach.configuration(usesSandbox: !noSandbox))
    let progress = ProgressReporter(
      total: request.shots.count, style: ProgressReporter.style(isQuiet: quiet))
    let interruption = Interruption(ending: engine) {
      progress.clear()
      report.printInterrupted(printsResults: !output.replacesOutput)
      _ = writeReport(of: report, settings, isComplete: false)
    }
    let runner = ShotRunner(engine: engine)
    for await outcome in runner.run(request) {
      report.engine = runner.engineInformation
      report.add(outcome)
      switch outcome {
      case .taken(let shot, _, _): progress.finish("\(shot)")
      case .failed(let shot, _): progress.finish("\(shot)", isFailed: true)
      }
    }
    progress.clear()
    await engine.shutDown()
    return interruption
  }
}
