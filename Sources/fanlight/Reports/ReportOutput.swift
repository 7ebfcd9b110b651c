import Foundation
import PageHosts
import Reporting

/// A writer of a report in several forms.
struct ReportOutput {
  /// The report to write.
  let report: Report
  /// The report's pictures.
  let pictures: ReportPictures
  /// The URL at which the HTML page will be published; `nil` if it will not be.
  var linkBase: String?
  /// Whether the terminal form lists reviews; other forms always do.
  var showsReviews: Bool = true
  /// The maximum number of bytes of pictures in the HTML page.
  var htmlLimit: Int = .max
  /// Whether notes are omitted.
  var isQuiet: Bool = false

  /// Writes all forms, even if one of them fails.
  ///
  /// - Returns: The errors of the forms that could not be written.
  func write(_ forms: [ReportArgument]) -> [ReportError] {
    forms.compactMap { form in
      do {
        try write(form)
        return nil
      } catch let error as ReportError {
        return error
      } catch {
        return ReportError(
          "The report \(form.path ?? form.form.rawValue) could not be written: "
            + "\(SystemReason.text(of: error)).",
          advice: "Name a file in a folder that you may write to.")
      }
    }
  }

  private func write(_ form: ReportArgument) throws {
    switch form.form {
    case .terminal: try write(terminalText(for: form), to: form)
    case .json: try write(report.jsonText, to: form)
    case .junit:
      let file = form.path.map { URL(fileURLWithPath: $0) }
      try write(JUnitReport(report, picturesFolder: file == nil ? nil : "").text, to: form)
      if let file { try writePictures(beside: file) }
    case .sarif:
      let sarif = SARIFReport(report)
      try write(sarif.text, to: form)
      if sarif.withoutFile > 0 {
        let have = sarif.withoutFile == 1 ? "has" : "have"
        let are = sarif.withoutFile == 1 ? "is" : "are"
        printDiagnostic(
          "\(FindingText.count(sarif.withoutFile, "finding")) \(have) no file of the repository and \(are) "
            + "not in the SARIF report.")
      }
    case .markdown: try write(MarkdownReport(report, linkBase: linkBase).text, to: form)
    case .github: try writeForGitHub(form)
    case .html:
      guard let path = form.path else { return }
      try writePage(to: URL(fileURLWithPath: path))
    case .blob:
      guard let path = form.path else { return }
      let folder = ReportFolder(URL(fileURLWithPath: path))
      try folder.create()
      for picture in report.pictures {
        if let png = pictures.png(of: picture) { try folder.add(png, as: picture) }
      }
      try folder.finish(report)
    }
  }

  /// Returns the terminal form, in color unless it is written to a file.
  private func terminalText(for form: ReportArgument) -> String {
    var shown = report
    if !showsReviews { shown.findings.removeAll { $0.certainty == .review } }
    let stream = form.isForErrors ? STDERR_FILENO : STDOUT_FILENO
    let hasColors = TerminalStyle.hasColors(
      in: ProcessInfo.processInfo.environment, isTerminal: isatty(stream) == 1)
    return TerminalReport(shown, hasColors: hasColors && form.path == nil).text
  }

  /// Writes the HTML page, and the pictures that exceed its size limit into a folder beside it.
  private func writePage(to file: URL) throws {
    let folder = file.deletingPathExtension().lastPathComponent + "-data"
    let page = try HTMLReport(
      report, sizeLimit: htmlLimit, externalFolder: folder,
      // After a signal there is not enough time to decode and reduce every picture.
      reduce: { Interruption.hasBegun ? nil : PictureReduction.png($0, by: $1) },
      png: pictures.png)
    try page.write(to: file)
    let name = file.lastPathComponent.printable
    if page.reducedCount > 0 {
      printDiagnostic(
        "\(FindingText.count(page.reducedCount, "picture")) in \(name) "
          + "\(page.reducedCount == 1 ? "was" : "were") reduced to one pixel per point (--html-limit)."
      )
    }
    if page.externalCount > 0 {
      printDiagnostic(
        "\(FindingText.count(page.externalCount, "picture")) of \(name) "
          + "\(page.externalCount == 1 ? "is" : "are") in the folder \(folder.printable) beside it "
          + "(--html-limit).")
    }
  }

  private func printDiagnostic(_ text: String) {
    if !isQuiet { Console.printDiagnostic("fanlight: \(text)\n") }
  }

  /// Prints annotations, and appends to the job's summary in GitHub Actions.
  private func writeForGitHub(_ form: ReportArgument) throws {
    let github = GitHubReport(report, linkBase: linkBase)
    try write(github.commands, to: form)
    guard form.path == nil,
      let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"]
    else { return }
    let file = URL(fileURLWithPath: summary)
    let before = (try? Data(contentsOf: file)) ?? Data()
    try (before + Data(github.summary.utf8)).write(to: file)
  }

  /// Writes the report's pictures into the folder `data` beside a file that refers to them.
  private func writePictures(beside file: URL) throws {
    guard !report.pictures.isEmpty else { return }
    let folder = ReportFolder(file.deletingLastPathComponent())
    try folder.create()
    for picture in report.pictures {
      if let png = pictures.png(of: picture) { try folder.add(png, as: picture) }
    }
  }

  private func write(_ text: String, to form: ReportArgument) throws {
    guard let path = form.path else {
      if form.isForErrors { return Console.printDiagnostic(text) }
      return Console.print(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
    try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: path))
  }
}
