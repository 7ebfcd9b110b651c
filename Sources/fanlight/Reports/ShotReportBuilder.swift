import Foundation
import PageAudit
import PageHosts
import Reporting
import WebEngine

/// A builder of the report of `fanlight shot` (docs/spec/reports.md 6).
@MainActor
struct ShotReportBuilder {
  /// The pages that could be read, by argument.
  let pages: [String: PageSource]
  /// The screens and hosts.
  let selection: ScreenSelection
  /// The scroll position of the pages; `nil` for pictures of whole pages.
  let position: String?
  /// Whether script errors and files that failed to load count as faults.
  let isStrict: Bool

  /// Returns the report with its pictures, which are read from their files when needed.
  ///
  /// - Parameters:
  ///   - inputs: The arguments that name the pages, each once.
  ///   - results: The results of all screens.
  func report(
    _ run: Report.Run, inputs: [String], results: [ShotResult], engine: EngineInformation?,
    sandbox: String
  ) -> (report: Report, pictures: ReportPictures) {
    let screens = ReportScreens(of: selection)
    var files: [String: URL] = [:]
    var pictures: [Report.Picture] = []
    var shots: [Report.Shot] = []
    var findings: [Report.Finding] = []
    var failures: [Report.Failure] = []
    for result in results {
      let subject = subject(of: result.input)
      guard let screen = screens[result.screen.target, result.screen.orientation] else { continue }
      if let failure = result.failure {
        // The failure of a page that could not be read applies to all screens.
        let isOfPage = pages[result.input] == nil
        failures.append(
          Report.Failure(
            subject: subject, screen: isOfPage ? nil : screen.id,
            what: isOfPage ? "load" : "shot", message: failure.message,
            advice: failure.advice.isEmpty ? nil : failure.advice))
        continue
      }
      let picture = result.measurement?.image.flatMap { path -> Report.Picture? in
        let url = URL(fileURLWithPath: path)
        guard let png = try? Data(contentsOf: url) else { return nil }
        let picture = Report.Picture(png: png)
        if files.updateValue(url, forKey: picture.id) == nil { pictures.append(picture) }
        return picture
      }
      shots.append(
        Report.Shot(
          subject: subject, screen: screen.id, host: result.screen.host.rawValue,
          position: position, name: result.screen.program.option, picture: picture?.id,
          measurement: result.json(engine: engine)))
      for warning in result.findings {
        guard
          let finding = ShotRules.finding(warning, subject: subject, isStrict: isStrict)
        else { continue }
        findings.add(
          finding, on: screen.id, host: result.screen.host.rawValue, position: position,
          picture: picture?.id)
      }
    }
    let report = Report(
      tool: Report.Tool(name: "fanlight", version: Version.current),
      engine: engine.map {
        Report.Engine(name: $0.name, version: $0.version, sandbox: sandbox, place: "local")
      }, run: run, screens: screens.all, rules: ShotRules.all,
      subjects: inputs.map(subject).unique().map { entry(of: $0, inputs) }, pictures: pictures,
      shots: shots, findings: findings, failures: failures.unique())
    return (report, ReportPictures(files: files))
  }

  private func subject(of input: String) -> String { pages[input]?.subject ?? input }

  private func entry(of subject: String, _ inputs: [String]) -> Report.Subject {
    let page = inputs.first { self.subject(of: $0) == subject }.flatMap { pages[$0] }
    return Report.Subject(
      id: subject, kind: .page, name: subject, address: page?.urlString,
      file: page?.isFile == true ? page?.argument : nil)
  }
}

extension ScreenSelection.Program {
  /// The strategy or status bar style; `nil` for the default.
  fileprivate var option: String? {
    name.split(separator: "/").dropFirst().first.map(String.init)
  }
}

extension [Report.Finding] {
  /// Adds a finding, or adds the screen to the finding with the same fingerprint.
  fileprivate mutating func add(
    _ finding: Report.Finding, on screen: String, host: String, position: String?, picture: String?
  ) {
    let place = Report.Finding.Occurrence(screen: screen, host: host, position: position)
    if let index = firstIndex(where: { $0.fingerprint == finding.fingerprint }) {
      if !self[index].screens.contains(place) { self[index].screens.append(place) }
      return
    }
    var finding = finding
    finding.worst = .init(screen: screen, host: host, position: position, picture: picture)
    finding.screens = [place]
    append(finding)
  }
}
