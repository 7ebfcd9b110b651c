import DisplayList
import Foundation
import Gallery
import PageHosts
import Reporting

/// A builder of the report of a gallery: figures are subjects, their pictures are shots, and their failed checks
/// are findings (docs/spec/reports.md 6).
struct GalleryReportBuilder {
  /// The folder that contains the pictures.
  let folder: URL

  /// The rule of all findings: a measured number does not match its rule.
  static let rule = Report.Rule(
    id: "figure-check", severity: .serious, title: "A number is not what its rule says",
    help:
      "A figure runs the code that it shows; a number that was measured is not the one of its rule."
  )

  /// Returns the report with its pictures, which are read from their files when needed.
  func report(
    _ run: Report.Run, _ outcomes: [FigureOutcome], pageFailure: FigureFailure?
  ) -> (report: Report, pictures: ReportPictures) {
    var files: [String: URL] = [:]
    var pictures: [Report.Picture] = []
    var shots: [Report.Shot] = []
    var findings: [Report.Finding] = []
    var failures: [Report.Failure] = []
    for outcome in outcomes {
      let figure = outcome.figure
      findings += Self.findings(of: outcome)
      switch outcome {
      case .failed(_, let failure): failures.append(Self.failure(failure, of: figure.id))
      case .made(_, let result):
        for shown in result.pictures {
          let url = folder.appendingPathComponent(
            shown.fileName(in: figure), isDirectory: false)
          let picture = (try? Data(contentsOf: url)).map { Report.Picture(png: $0) }
          if let picture, files.updateValue(url, forKey: picture.id) == nil {
            pictures.append(picture)
          }
          shots.append(
            Report.Shot(
              subject: figure.id, screen: shown.name,
              name: shown.label.isEmpty ? nil : shown.label, scale: shown.drawing.scale,
              picture: picture?.id))
        }
      }
    }
    if let pageFailure { failures.append(Self.failure(pageFailure, of: nil)) }
    let report = Report(
      tool: Report.Tool(name: "fanlight", version: Version.current), run: run, rules: [Self.rule],
      subjects: outcomes.map(\.figure).map {
        Report.Subject(id: $0.id, kind: .figure, name: $0.title)
      }, pictures: pictures, shots: shots, findings: findings, failures: failures)
    return (report, ReportPictures(files: files))
  }

  private static func failure(_ failure: FigureFailure, of figure: String?) -> Report.Failure {
    Report.Failure(
      subject: figure, what: figure == nil ? "write" : "figure", message: failure.message,
      advice: failure.advice.isEmpty ? nil : failure.advice)
  }

  /// Returns the findings for the failed checks of a figure.
  private static func findings(of outcome: FigureOutcome) -> [Report.Finding] {
    var repeats: [[String]: Int] = [:]
    return outcome.findings.map { check in
      // A figure may measure the same value more than once, for example before and after a change.
      let words = [rule.id, outcome.figure.id, check.subject, check.name]
      let number = repeats[words, default: 0]
      repeats[words] = number + 1
      let because = check.because.isEmpty ? "" : " (\(check.because))"
      return Report.Finding(
        fingerprint: Report.Finding.fingerprint(of: words + (number == 0 ? [] : ["\(number)"])),
        rule: rule.id, severity: rule.severity, subject: outcome.figure.id,
        element: .init(view: check.name),
        worst: .init(screen: check.subject), screens: [.init(screen: check.subject)],
        cause: .init(
          declaration: "measured \(check.measured.text), expected \(check.expected.text)\(because)"),
        advice: .init(
          text: "Change the code, or the number of the rule if that is wrong; the rule: "
            + outcome.figure.rule))
    }
  }
}
