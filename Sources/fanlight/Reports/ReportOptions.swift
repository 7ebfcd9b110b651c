import ArgumentParser
import Foundation
import Reporting

/// The options for the forms of a report.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      A form of the report, and the file it goes into: terminal, json, html=FILE, junit=FILE, \
      sarif=FILE, markdown=FILE, github, blob=FOLDER. Can be repeated; one without a file goes to \
      standard output. (default: terminal)
      """, valueName: "form=file"))
  var reports: [ReportArgument] = []

  @Option(
    help: ArgumentHelp(
      "The URL at which the HTML page will be, for links of github and markdown.",
      valueName: "url"))
  var linkBase: String?

  @Option(
    help: ArgumentHelp(
      """
      How much picture data the HTML page may hold. Above that, pictures no finding needs are reduced to \
      one pixel per point; the rest goes into a folder beside the page. (default: 25MB)
      """, valueName: "size"), transform: SizeArgument.bytes)
  var htmlLimit: Int?

  @Option(
    name: .customLong("sources"),
    help: ArgumentHelp(
      """
      A URL and the folder of the repository that has its files, such as \
      http://localhost:8080/=site, for SARIF and annotations. Can be repeated.
      """, valueName: "url=folder"), transform: Self.mapping)
  var sources: [SourceMapping] = []

  @Option(
    help: ArgumentHelp(
      """
      The report of an earlier run. Its findings do not fail this one, and pictures are compared with \
      its pictures.
      """, valueName: "report"), completion: .file())
  var base: String?

  @Flag(
    help: "Leave times, arguments and absolute paths out, so that equal runs have equal reports.")
  var reproducible: Bool = false

  mutating func validate() throws {
    let printed = reports.filter { $0.path == nil && $0.form != .terminal }
    guard printed.count < 2 else {
      throw ValidationError(
        "Standard output can have one form of the report; write the others into files, such as "
          + "--report junit=junit.xml.")
    }
    let isOnGitHub = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    guard isOnGitHub || !printed.contains(where: { $0.form == .github }) else {
      throw ValidationError(
        "--report github is for GitHub Actions; name a file to see what it would print: "
          + "--report github=annotations.txt.")
    }
  }

  private static func mapping(_ argument: String) throws -> SourceMapping {
    guard let mapping = SourceMapping(argument) else {
      throw ValidationError("write a URL and a folder, such as http://localhost:8080/=site.")
    }
    return mapping
  }

  /// Returns the report of an earlier run; `nil` without `--base`.
  ///
  /// - Throws: The exit status, after printing the error.
  func readBase() throws -> ReportBase? {
    do {
      return try base.map(ReportBase.init)
    } catch let error as ReportError {
      Console.printError(error.message, advice: error.advice)
      throw ExitStatus.failed
    }
  }

  /// Whether pictures are needed, for a form or for comparing them with the base.
  var showsPictures: Bool {
    base != nil || reports.contains { [.html, .blob, .junit].contains($0.form) }
  }

  /// Whether there is anything to write in addition to a command's own output.
  var hasForms: Bool {
    base != nil || reports.contains { $0.form != .terminal || $0.path != nil }
  }

  /// Whether a form replaces a command's own output on standard output.
  var replacesOutput: Bool { reports.contains { $0.path == nil && $0.form != .terminal } }

  /// Returns the forms to write in addition to a command's own output; with a base, also the terminal form.
  ///
  /// - Parameter isJSON: Whether the command prints JSON, so that the terminal form is written to standard error.
  func formsBesideOutput(isJSON: Bool) -> [ReportArgument] {
    let others = reports.filter { $0.form != .terminal || $0.path != nil }
    guard base != nil, !replacesOutput, var text = ReportArgument(argument: "terminal")
    else { return others }
    text.isForErrors = isJSON
    return others + [text]
  }

  /// Returns the forms to write; the terminal form is added if no other form is written to standard output.
  func forms(isJSON: Bool = false) -> [ReportArgument] {
    var forms = reports
    if isJSON, let json = ReportArgument(argument: "json") { forms.append(json) }
    if !forms.contains(where: { $0.path == nil }), let text = ReportArgument(argument: "terminal") {
      forms.append(text)
    }
    return forms
  }
}
