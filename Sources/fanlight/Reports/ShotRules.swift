import Foundation
import PageAudit
import PageHosts
import Reporting
import WebEngine

/// The rules of `shot` in reports (docs/spec/reports.md 6), which are about the pages in pictures.
enum ShotRules {
  /// The rule for a page that did not become quiet before the timeout.
  static let busyPage = Report.Rule(
    id: "busy-page", severity: .moderate, title: "The page was still busy when its time ran out",
    help: "The picture shows the page as it was when its time ran out.")
  /// The rule for an element of `--wait-for` that was not displayed.
  static let missingElement = Report.Rule(
    id: "missing-element", severity: .moderate,
    title: "No element of --wait-for was displayed in time",
    help: "The picture shows the page without the element that it was to wait for.")
  /// The rule for a response with an error status, such as 404.
  static let errorPage = Report.Rule(
    id: "error-page", severity: .serious, title: "The server responded with an error",
    help: "The picture shows the server's page about an error, not the page that was named.")
  /// The rule for a script error or a file that failed to load.
  static let pageProblem = Report.Rule(
    id: "page-problem", severity: .minor,
    title: "A script threw an error, or a file failed to load",
    help: "What the page shows may lack what the script or the file adds.")

  /// All rules, sorted by id.
  static let all = [busyPage, errorPage, missingElement, pageProblem]

  /// Returns the finding for a warning about a picture, without a screen; `nil` for a warning that is not about a
  /// fault of the page.
  ///
  /// - Parameter isStrict: Whether script errors and files that failed to load fail the run.
  static func finding(
    _ warning: ShotFinding, subject: String, isStrict: Bool
  ) -> Report.Finding? {
    let rule: Report.Rule
    var element: Report.Finding.Element?
    var cause: Report.Finding.Cause?
    var advice = ""
    switch warning {
    case .busy(let activity):
      rule = busyPage
      cause = activity.map { .init(declaration: "waiting for \($0)") }
      advice = "Give it more time with --timeout, or do not wait for that with --until load."
    case .elementMissing(let selector):
      rule = missingElement
      element = .init(selector: selector)
      advice = "Check the selector of --wait-for, or give the page more time with --timeout."
    case .errorPage(let status):
      rule = errorPage
      cause = .init(declaration: status)
      advice = "Check the address, and look at the server's log."
    case .problem(let problem):
      rule = pageProblem
      cause = .init(
        source: problem.url.isEmpty ? nil : problem.url, line: problem.line,
        declaration: "\(problem.kind.rawValue): \(problem.message)")
    case .scrolledToEnd, .refusedFile, .undeclaredWebApp: return nil
    }
    // The activity of a busy page differs between runs, so it is not part of the fingerprint.
    let declaration = rule == busyPage ? nil : cause?.declaration
    // Only the filename is used, so that the fingerprint is the same in every checkout.
    let source = cause?.source.map {
      $0.hasPrefix("file:") ? ($0 as NSString).lastPathComponent : $0
    }
    let words = [rule.id, subject, element?.name, source, declaration]
    return Report.Finding(
      fingerprint: Report.Finding.fingerprint(of: words.map { $0 ?? "" }), rule: rule.id,
      severity: rule.severity,
      certainty: rule == pageProblem && !isStrict ? .review : .certain, subject: subject,
      element: element, cause: cause, advice: advice.isEmpty ? nil : .init(text: advice))
  }
}
