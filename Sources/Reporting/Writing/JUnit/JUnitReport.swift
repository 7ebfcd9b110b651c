/// A report in the dialect of JUnit XML that GitLab, Jenkins and GitHub actions read.
///
/// A test suite is a subject; a test case is a rule in a host, a comparison on a screen, or a failure.
package struct JUnitReport {
  private let report: Report
  private let index: ReportIndex
  private let picturesFolder: String?

  /// Creates the file of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - picturesFolder: The folder that contains the pictures' paths, relative to the file; `nil` if no
  ///     pictures are written.
  package init(_ report: Report, picturesFolder: String? = nil) {
    self.report = report
    index = ReportIndex(report)
    self.picturesFolder = picturesFolder
  }

  /// The file's text.
  package var text: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let suites = self.suites
    let cases = suites.flatMap(\.children)
    var root = XMLElement("testsuites", ["name": "fanlight \(report.run.kind.rawValue)"])
    root.attributes += Self.counts(of: cases, seconds: report.run.seconds)
    root.children = suites
    root.write(to: &text)
    return text
  }

  private var suites: [XMLElement] {
    let findings = Dictionary(grouping: report.findings, by: \.subject)
    let comparisons = Dictionary(grouping: report.comparisons, by: \.subject)
    let failures = Dictionary(grouping: report.failures) { $0.subject ?? "" }
    let hosts = Dictionary(grouping: report.shots, by: \.subject)
      .mapValues { Set($0.compactMap(\.host)) }
    var suites = report.subjects.map { subject in
      suite(
        subject,
        ruleCases(subject, findings[subject.id] ?? [], hosts[subject.id] ?? [])
          + (comparisons[subject.id] ?? []).map { comparisonCase($0, of: subject) }
          + (failures[subject.id] ?? []).map { failureCase($0, of: subject) })
    }
    let known = Set(report.subjects.map(\.id))
    let others = report.failures.filter { !known.contains($0.subject ?? "") }
    if !others.isEmpty {
      let run = Report.Subject(id: "run", kind: .page, name: "run")
      suites.append(suite(run, others.map { failureCase($0, of: run) }))
    }
    return suites
  }

  private func suite(_ subject: Report.Subject, _ cases: [XMLElement]) -> XMLElement {
    var suite = XMLElement("testsuite", ["name": subject.id])
    if let started = report.run.started {
      suite.attributes.append(("timestamp", started))
    }
    suite.attributes += Self.counts(of: cases, seconds: subject.seconds)
    suite.children = cases
    return suite
  }

  private static func counts(
    of cases: [XMLElement], seconds: Double?
  ) -> [(name: String, value: String)] {
    let count = { (name: String) in
      "\(cases.count { $0.children.contains { $0.name == name } })"
    }
    return [
      ("tests", "\(cases.count)"), ("failures", count("failure")), ("errors", count("error")),
      ("skipped", count("skipped")), ("time", JSONText.text(of: seconds ?? 0)),
    ]
  }

  private func testCase(_ name: String, of subject: Report.Subject) -> XMLElement {
    let words = "\(subject.kind.rawValue).\(subject.id)"
      .split(whereSeparator: { "/.".contains($0) }).joined(separator: ".")
    var element = XMLElement("testcase", ["classname": words, "name": name, "time": "0"])
    if let file = subject.file { element.attributes.append(("file", file)) }
    if let line = subject.line { element.attributes.append(("line", "\(line)")) }
    return element
  }

  private func ruleCases(
    _ subject: Report.Subject, _ findings: [Report.Finding], _ shotHosts: Set<String>
  ) -> [XMLElement] {
    guard subject.kind != .test || !findings.isEmpty else { return [] }
    let hosts = shotHosts.union(findings.flatMap { $0.screens.compactMap(\.host) }).sorted()
    let rules = Set(report.rules.map(\.id)).union(findings.map(\.rule)).sorted()
    return rules.flatMap { rule in
      (hosts.isEmpty ? [nil] : hosts.map(Optional.some)).map { host in
        let found = findings.filter { finding in
          finding.rule == rule && finding.status != .resolved
            && (host == nil || finding.screens.isEmpty
              || finding.screens.contains { $0.host == host })
        }
        return ruleCase(rule, host, found, of: subject)
      }
    }
  }

  private func ruleCase(
    _ rule: String, _ host: String?, _ findings: [Report.Finding], of subject: Report.Subject
  ) -> XMLElement {
    var element = testCase(host.map { "\(rule) (\($0))" } ?? rule, of: subject)
    let faults = findings.filter { $0.isListed && $0.certainty == .certain }
    let accepted = findings.filter { $0.status == .accepted }
    if let worst = faults.map(\.severity).max() {
      let texts = faults.map { FindingText($0, in: index).lines.joined(separator: "\n") }
      let message = texts[0].split(separator: "\n").first.map(String.init) ?? rule
      element.children.append(
        XMLElement(
          "failure", ["type": worst.rawValue, "message": message],
          text: texts.joined(separator: "\n\n")))
    } else if let first = accepted.first {
      let note = first.note.map { "accepted: \($0)" } ?? "accepted"
      element.children.append(XMLElement("skipped", ["message": note]))
    }
    let others =
      findings.filter { $0.isListed && $0.certainty == .review }.map { ("review", $0) }
      + findings.filter { $0.status == .stale }.map { ("stale", $0) }
    element.children += others.map { word, finding in
      let lines = FindingText(finding, in: index).lines.joined(separator: "\n")
      return XMLElement("system-out", text: "\(word): \(lines)")
    }
    element.children += attachments(faults.compactMap { $0.worst?.picture })
    return element
  }

  private func comparisonCase(
    _ comparison: Report.Comparison, of subject: Report.Subject
  ) -> XMLElement {
    let place = [index.name(ofScreen: comparison.screen), comparison.host, comparison.position]
      .compactMap { $0 }.joined(separator: ", ")
    var element = testCase("\(comparison.id) (\(place))", of: subject)
    let changes = comparison.changes.map(\.sentence).joined(separator: "\n")
    switch comparison.result {
    case .same: break
    case .recorded:
      element.children.append(XMLElement("system-out", text: "The reference was recorded."))
    case .unreadable:
      element.children.append(
        XMLElement("error", ["type": "unreadable", "message": "The reference cannot be read."]))
    case .missing:
      element.children.append(
        XMLElement("failure", ["type": "missing", "message": "There is no reference."]))
    case .different:
      var message = "The picture differs from its reference."
      if let pixels = comparison.pixels {
        message = "\(pixels.different) of \(pixels.of) pixels differ."
      }
      element.children.append(
        XMLElement("failure", ["type": "different", "message": message], text: changes))
    }
    if comparison.result != .same {
      element.children += attachments(
        [comparison.expected, comparison.actual, comparison.difference].compactMap { $0 })
    }
    return element
  }

  private func failureCase(
    _ failure: Report.Failure, of subject: Report.Subject
  ) -> XMLElement {
    let name = [failure.what, failure.screen.map(index.name(ofScreen:))].compactMap { $0 }
    var element = testCase(name.joined(separator: ", "), of: subject)
    element.children.append(
      XMLElement(
        "error", ["type": failure.what, "message": failure.message], text: failure.advice ?? ""))
    return element
  }

  /// Returns the lines that GitLab and Jenkins interpret as attached files.
  private func attachments(_ pictures: [String]) -> [XMLElement] {
    guard let picturesFolder else { return [] }
    return pictures.compactMap { index.pictures[$0]?.path }.map { path in
      let file = picturesFolder.isEmpty ? path : "\(picturesFolder)/\(path)"
      return XMLElement("system-out", text: "[[ATTACHMENT|\(file)]]")
    }
  }
}
