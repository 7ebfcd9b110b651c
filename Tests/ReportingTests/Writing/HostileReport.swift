import Reporting

extension Report {
  /// Returns a report with a hostile text in every field that can contain text of a page or a file.
  static func hostile(_ text: String) -> Report {
    var finding = Finding.menu(picture: picture(1).id)
    finding.element = .init(selector: text, frame: [text], text: text, role: text)
    finding.cause = .init(source: "a.css", line: 3, declaration: text, selector: text)
    finding.advice = .init(text: text, css: text)
    finding.note = text
    finding.edge = text
    finding.rule = text
    finding.subject = text
    finding.worst?.host = text
    finding.worst?.obstruction?.kind = text
    var accepted = finding
    accepted.fingerprint = text
    accepted.status = .accepted
    return Report(
      tool: Tool(version: text), engine: Engine(name: text, version: text),
      run: Run(kind: .audit, plan: "p", arguments: [text]), screens: [.air, .se],
      rules: [Rule(id: text, severity: .minor, title: text, help: text, address: text)],
      subjects: [Subject(id: text, kind: .page, name: text, address: text, file: "index.html")],
      pictures: [picture(1)],
      shots: [
        Shot(
          subject: text, screen: Screen.air.id, host: text, position: text, name: text,
          picture: picture(1).id, measurement: .object([.init(text, .string(text))]))
      ],
      comparisons: [
        Comparison(
          id: text, subject: text, screen: text, host: text, result: .different,
          actual: picture(1).id, changes: [.init(kind: "moved", view: text)],
          text: .init(expected: text, actual: text + "\n" + text), tolerance: text)
      ],
      findings: [finding, accepted],
      failures: [Failure(subject: text, screen: text, what: text, message: text, advice: text)])
  }
}
