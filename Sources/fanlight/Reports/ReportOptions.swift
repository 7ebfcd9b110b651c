import ArgumentParser
import Foundation
import Reporting

/// The options that choose the forms of a report.
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

  /// Whether a form shows pictures.
  var showsPictures: Bool {
    reports.contains { [.html, .blob, .junit].contains($0.form) }
  }

  /// The forms; text for the terminal is added where nothing else goes to standard output.
  func forms(isJSON: Bool = false) -> [ReportArgument] {
    var forms = reports
    if isJSON, let json = ReportArgument(argument: "json") { forms.append(json) }
    if !forms.contains(where: { $0.path == nil }), let text = ReportArgument(argument: "terminal") {
      forms.append(text)
    }
    return forms
  }
}
