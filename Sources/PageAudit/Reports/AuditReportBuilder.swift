package import AuditRules
package import Foundation
package import PageHosts
package import Reporting

/// Collects the results of an audit in a report.
package struct AuditReportBuilder {
  private var subjects: [Report.Subject] = []
  private var screens: [Report.Screen] = []
  private var known: Set<String> = []
  private var findings: [Report.Finding] = []
  private var failures: [Report.Failure] = []
  private var shots: [Report.Shot] = []
  private var pictures: [Report.Picture] = []
  /// The bytes of the pictures, by their identifiers.
  package private(set) var pictureData: [String: Data] = [:]

  /// Creates a builder without results.
  package init() {}

  /// Adds the result of a page.
  package mutating func add(_ result: PageAuditResult) {
    let id = result.page.subject
    var subject = Report.Subject(
      id: id, kind: .page, name: id, address: result.page.urlString,
      file: result.page.isFile ? result.page.argument : nil)
    subject.layouts = result.failure == nil ? result.layouts : nil
    subject.unconfirmed = result.unconfirmed > 0 ? result.unconfirmed : nil
    subject.dropped = result.dropped > 0 ? result.dropped : nil
    subjects.append(subject)
    if let failure = result.failure {
      failures.append(
        Report.Failure(
          subject: id, what: "load", message: failure.message,
          advice: failure.advice.isEmpty ? nil : failure.advice))
    }
    for screenful in result.screens where known.insert(screenful.screen.id).inserted {
      screens.append(
        Report.Screen(
          screenful.screen, obstructions: screenful.obstructions,
          scale: result.scales[screenful.screen.id] ?? 1, order: screens.count))
    }
    var identifiers: [AuditPicturePlace: String] = [:]
    for (place, png) in result.pictures {
      let picture = Report.Picture(png: png)
      identifiers[place] = picture.id
      guard pictureData.updateValue(png, forKey: picture.id) == nil else { continue }
      pictures.append(picture)
    }
    for (place, picture) in identifiers {
      shots.append(
        Report.Shot(
          subject: id, screen: place.screen, host: place.host.rawValue,
          position: place.position.rawValue, picture: picture))
    }
    findings += result.findings.map { finding in
      let worst = finding.worst
      let place = AuditPicturePlace(
        screen: worst.screen, host: worst.host, position: worst.position)
      return Report.Finding(finding, picture: identifiers[place])
    }
  }

  /// Adds a page of the command line that could not be found.
  package mutating func add(_ failure: ShotFailure, of argument: String) {
    subjects.append(Report.Subject(id: argument, kind: .page, name: argument))
    failures.append(
      Report.Failure(
        subject: argument, what: "load", message: failure.message,
        advice: failure.advice.isEmpty ? nil : failure.advice))
  }

  /// Returns the report of the added results.
  package func report(
    tool: Report.Tool, engine: Report.Engine?, run: Report.Run, rules: [Rule]
  ) -> Report {
    Report(
      tool: tool, engine: engine, run: run, screens: screens,
      rules: rules.map {
        Report.Rule(
          id: $0.id, severity: Report.Severity($0.severity), title: $0.title, help: $0.help)
      }, subjects: subjects, pictures: pictures, shots: shots, findings: findings,
      failures: failures)
  }
}
