import ArgumentParser
import AuditRules
import DeviceCatalog
import Foundation
import PageAudit
import PageHosts
import Reporting
import WebEngine

/// The command that finds elements of pages that are covered, cut off or out of reach on devices.
struct AuditCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what of a page is covered, cut off or out of reach, and say what to write.",
    usage: """
      fanlight audit <page> ... [<options>]
      fanlight audit --site <url> [<options>]
      fanlight audit --list-rules
      fanlight audit --explain <rule>
      """,
    discussion: """
      A page is a URL, a file, @FILE for the pages on the lines of a file, or - for HTML on standard \
      input. It is measured in the running page, \
      on every device, orientation and host that is named, and each fault is confirmed by a fresh \
      load on the screen where it is worst. Reviews are what a person has to judge; they never fail \
      a run.

      EXAMPLES
        fanlight audit page.html
        fanlight audit https://example.com/pricing --device iphones --fail-on serious
        fanlight audit page.html --rules sensor-overlap,home-indicator-overlap --json
        fanlight audit --site https://example.com --max-pages 20
        fanlight audit --explain trapped-content

      EXIT STATUS
        0   no finding at or above --fail-on
        1   findings
        2   a page could not be audited; the others were
        64  the command line is wrong
      """)

  @Argument(
    help: ArgumentHelp(
      "A URL, a file, @FILE for the pages of a list, or - for HTML on standard input.",
      valueName: "page"),
    completion: .file())
  var pages: [String] = []

  @OptionGroup var site: SiteOptions

  @OptionGroup var configuration: ConfigurationOption

  @OptionGroup var screens: AuditScreenOptions

  @OptionGroup var rules: AuditRuleOptions

  @OptionGroup var device: DeviceSettingsOptions

  @OptionGroup var pageAccess: PageAccessOptions

  @OptionGroup var waiting: WaitOptions

  @OptionGroup var preparing: PreparationOptions

  @OptionGroup var drawing: EngineOption

  @OptionGroup var reach: ReachOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long a page may take to load and become quiet, at each load. (default: 30)",
      valueName: "seconds"),
    transform: NumberArgument.seconds)
  var timeout: Double?

  @OptionGroup var output: ReportOptions

  @OptionGroup var part: ShardOption

  @Flag(
    name: .customLong("no-sandbox"),
    help: "Run pages without the browser's sandbox; only for pages you trust.")
  var noSandbox: Bool = false

  @Flag(help: "Print the report as JSON: --report json.")
  var json: Bool = false

  @Flag(
    name: .shortAndLong,
    help: "Show no progress and no notes on standard error, but for those about security.")
  var quiet: Bool = false

  mutating func validate() throws {
    guard !rules.listRules, rules.explain == nil else { return }
    guard !pages.isEmpty || !site.names.isEmpty else {
      throw ValidationError("Name a page to audit: a URL, a file, or - for standard input.")
    }
    guard part.shard == nil || site.names.isEmpty else {
      throw ValidationError(
        "A crawl cannot be divided: each machine would crawl for itself. Run 'fanlight crawl' once, "
          + "and name its list: fanlight audit @pages.txt --shard <part>.")
    }
    if drawing.engine == .webkit, !site.names.isEmpty {
      throw ValidationError(
        "A site is crawled with the engine chromium, which keeps pages from this machine's networks; "
          + "name the pages to audit them with webkit.")
    }
    try drawing.check(reach)
    // The links of a site are not the user's choice, so they must not reach private networks.
    if !site.names.isEmpty { reach.blockPrivateAddresses = true }
    guard pages.filter({ $0 == "-" }).count < 2 else {
      throw ValidationError("Standard input holds one page, so - can be named once.")
    }
    guard !pages.contains("") else { throw ValidationError("A page cannot have an empty name.") }
  }

  @MainActor
  func run() async throws {
    if rules.listRules { return Console.print(RuleText.list(asJSON: json)) }
    if let rule = rules.explain { return Console.print(RuleText.explanation(of: rule)) }
    var selection = try screens.selection()
    selection.settings = device.settings
    printDiagnostic(device.note(on: selection.targets))
    var baseline = try readBaseline()
    let base = try output.readBase()
    let sources = try await pageSources(on: selection)
    let units = sources.pages.map(\.argument)
    let own = part.units(of: units)
    let request = AuditRequest(
      pages: sources.pages.filter { own.contains($0.argument) }, selection: selection,
      hosts: screens.pageHosts,
      options: rules.options, timeout: .seconds(timeout ?? 30), wait: waiting.wait,
      access: pageAccess.access, takesPictures: output.showsPictures,
      addsDeclaredWebApp: screens.hosts.isEmpty, preparation: preparing.preparation,
      reloadsEach: preparing.reloadEach, tabs: screens.tabs)
    let results = AuditReport(
      of: Report.Run(
        kind: .audit, plan: plan, arguments: Report.Run.commandLine, shard: part.shard,
        units: Report.Units(done: 0, of: units.count), started: Date.now.ISO8601Format()),
      rules: rules.options.rules,
      settings: AuditReport.Settings(
        baseline: baseline?.baseline, addsStale: !rules.updateBaseline, base: base,
        output: output, isJSON: json, showsReviews: rules.includeReview, isQuiet: quiet))
    for (argument, failure) in sources.failures { results.add(failure, of: argument) }
    let interruption = await audit(request, into: results)
    defer { interruption?.stop() }
    let report = results.report()
    if rules.updateBaseline { try update(&baseline, with: results.findings, report) }
    if let note = pageAccess.certificateNote { Console.printDiagnostic(note) }
    if noSandbox {
      Console.printDiagnostic("fanlight: pages ran without the browser's sandbox (--no-sandbox).\n")
    }
    let status = results.write(
      report, failingOn: rules.updateBaseline ? nil : rules.threshold,
      failsOnStale: rules.failOnStale)
    if status != 0 { throw ExitCode(status) }
  }

  /// The id of the run's plan, which is the same for all shards with the same pages and options.
  private var plan: String {
    Plan(
      toolVersion: Version.current,
      options: [
        screens.devices, screens.systems, screens.orientations.map(\.rawValue),
        screens.hosts.map(\.rawValue), screens.bars.map(\.rawValue).sorted(),
        rules.options.rules.map(\.id), ["\(rules.options.targetSize)"],
        ["\(device.settings)"], [waiting.selector ?? ""],
        preparing.clicked, preparing.hidden, ["\(preparing.reloadEach)"],
      ].map { $0.joined(separator: ",") }, units: PageList(pages).arguments + site.names
    ).id
  }

  /// Returns the baseline with its accepted findings; `nil` without `--baseline`.
  private func readBaseline() throws -> BaselineFile? {
    guard let path = rules.baseline else { return nil }
    do throws(ShotFailure) {
      return try BaselineFile(
        reading: URL(fileURLWithPath: path), mayBeMissing: rules.updateBaseline)
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
  }

  /// Updates the baseline with the findings on the pages whose audit succeeded.
  private func update(
    _ baseline: inout BaselineFile?, with findings: [Finding], _ report: Report
  ) throws {
    let failed = Set(report.failures.compactMap(\.subject))
    let audited = Set(report.subjects.map(\.id)).subtracting(failed)
    do throws(ShotFailure) {
      try baseline?.update(with: findings, of: audited, on: AuditReport.today)
    } catch {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
  }

  private func printDiagnostic(_ text: String?) {
    if let text, !quiet { Console.printDiagnostic(text) }
  }

  /// Audits the pages and shows the progress.
  ///
  /// - Returns: The handler of signals until the report is written; `nil` if there are no pages.
  @MainActor
  private func audit(_ request: AuditRequest, into results: AuditReport) async -> Interruption? {
    guard !request.pages.isEmpty else { return nil }
    let engine = drawing.make(reach.configuration(usesSandbox: !noSandbox))
    let progress = ProgressReporter(
      total: request.pages.count, style: ProgressReporter.style(isQuiet: quiet))
    let runner = AuditRunner(engine: engine)
    let sandbox = noSandbox ? "off" : "on"
    let describeEngine = { @MainActor @Sendable in
      results.engine = runner.engineInformation.map {
        Report.Engine(name: $0.name, version: $0.version, sandbox: sandbox, place: "local")
      }
    }
    let interruption = Interruption(ending: engine) {
      progress.clear()
      describeEngine()
      results.writeInterrupted()
    }
    var request = request
    let names = request.pages.map(\.argument.printable)
    request.progress = { progress.update(Self.text(of: $0, in: names[progress.done])) }
    for await result in runner.run(request) {
      for selector in result.unmatched {
        printDiagnostic(
          "fanlight: nothing in \(result.page.argument.printable) matches “\(selector.printable)”.\n"
        )
      }
      results.add(result)
      progress.finish(result.page.argument.printable, isFailed: result.failure != nil)
    }
    progress.clear()
    await engine.shutDown()
    describeEngine()
    return interruption
  }

  /// Returns the text of the progress bar for a page that is being audited.
  private static func text(of progress: AuditProgress, in page: String) -> String {
    switch progress {
    case .laidOut(let done, let total): "\(page): \(done) of \(total) screens"
    case .confirmed(let done, let total): "\(page): confirmed on \(done) of \(total) screens"
    }
  }
}
