/// A report in SARIF 2.1.0, with the fields that GitHub's code scanning reads.
///
/// Its results are the certain findings that occur, that the baseline does not accept, and that have a location
/// in a file of the repository.
package struct SARIFReport {
  /// The number of findings without a file in the repository.
  package let withoutFile: Int
  /// The number of findings beyond the limit of results.
  package let beyondLimit: Int
  private let report: Report
  private let results: [(finding: Report.Finding, location: SourceLocation)]
  private let index: ReportIndex

  /// The maximum number of results.
  private let limit: Int

  /// Creates the file of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - limit: The maximum number of results; by default GitHub's, 5,000.
  package init(_ report: Report, limit: Int = Self.defaultLimit) {
    self.report = report
    self.limit = limit
    let index = ReportIndex(report)
    self.index = index
    let findings = report.findings.filter { $0.isListed && $0.certainty == .certain }
    let located = findings.compactMap { finding in
      SourceLocation(of: finding, in: index).map { (finding: finding, location: $0) }
    }
    withoutFile = findings.count - located.count
    let sorted = Report.Severity.allCases.flatMap { severity in
      located.filter { $0.finding.severity == severity }
    }
    beyondLimit = max(sorted.count - limit, 0)
    results = Array(sorted.prefix(limit))
  }

  /// The maximum number of results of a run that GitHub's code scanning shows.
  package static let defaultLimit: Int = GitHubLimits.results

  /// The file's text.
  package var text: String { json.text + "\n" }

  private var json: JSONText {
    .object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")),
      .init("runs", .array([run])),
    ])
  }

  private var run: JSONText {
    var notes: [JSONText] = []
    if beyondLimit > 0 {
      let text = "\(beyondLimit) more findings are not listed: GitHub shows \(limit)."
      notes.append(
        .object([.init("level", .string("note")), .init("message", Self.message(text))]))
    }
    return .object([
      .init("tool", .object([.init("driver", driver)])),
      .init(
        "automationDetails",
        .object([.init("id", .string("fanlight/\(report.run.kind.rawValue)/"))])),
      .init(
        "invocations",
        .array([
          .object([
            .init("executionSuccessful", .bool(report.failures.isEmpty && report.run.complete)),
            .init("toolExecutionNotifications", .array(notes)),
          ])
        ])),
      .init("columnKind", .string("utf16CodeUnits")),
      .init("results", .array(results.map(result))),
    ])
  }

  /// The rules of the report, and rules of results that the report does not have.
  private var rules: [Report.Rule] {
    let known = Set(report.rules.map(\.id))
    var others: [String: Report.Rule] = [:]
    for (finding, _) in results where !known.contains(finding.rule) {
      others[finding.rule] = Report.Rule(
        id: finding.rule, severity: finding.severity, title: finding.rule, help: finding.rule)
    }
    return report.rules + others.values.sorted { $0.id < $1.id }
  }

  private var driver: JSONText {
    .object([
      .init("name", .string(report.tool.name)),
      .init("semanticVersion", .string(report.tool.version)),
      .init("rules", .array(rules.map(Self.json))),
    ])
  }

  private static func json(of rule: Report.Rule) -> JSONText {
    let problem =
      switch rule.severity {
      case .critical, .serious: "error"
      case .moderate: "warning"
      case .minor: "recommendation"
      }
    let name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    var members: [JSONText.Member] = [
      .init("id", .string(rule.id)),
      .init("name", .string(name)),
      .init("shortDescription", message(rule.title)),
      .init("fullDescription", message(String(rule.help.prefix(GitHubLimits.description)))),
      .init(
        "help",
        .object([
          .init("text", .string(rule.help)),
          .init("markdown", .string(MarkdownText.escaped(rule.help))),
        ])),
    ]
    if let address = rule.address { members.append(.init("helpUri", .string(address))) }
    members += [
      .init("defaultConfiguration", .object([.init("level", .string(level(rule.severity)))])),
      .init(
        "properties",
        .object([
          .init("precision", .string("very-high")),
          .init("problem.severity", .string(problem)),
          .init("tags", .array([.string("safe-area"), .string("ios")])),
        ])),
    ]
    return .object(members)
  }

  private func result(_ finding: Report.Finding, _ location: SourceLocation) -> JSONText {
    let text = FindingText(finding, in: index)
    let ruleIndex = rules.firstIndex { $0.id == finding.rule } ?? 0
    var properties: [JSONText.Member] = []
    if let screen = finding.worst?.screen { properties.append(.init("screen", .string(screen))) }
    properties.append(.init("selector", .string(text.element)))
    if let inset = finding.worst?.inset {
      properties.append(.init("inset", .string("\(inset.edge) \(JSONText.text(of: inset.value))")))
    }
    return .object([
      .init("ruleId", .string(finding.rule)),
      .init("ruleIndex", .number(Double(ruleIndex))),
      .init("level", .string(Self.level(finding.severity))),
      .init("message", Self.message(text.lines.joined(separator: "\n"))),
      .init("locations", .array([Self.json(of: location)])),
      .init(
        "partialFingerprints",
        .object([.init("primaryLocationLineHash", .string("\(finding.fingerprint):1"))])),
      .init("properties", .object(properties)),
    ])
  }

  private static func json(of location: SourceLocation) -> JSONText {
    .object([
      .init(
        "physicalLocation",
        .object([
          .init("artifactLocation", .object([.init("uri", .string(location.uri))])),
          .init(
            "region",
            .object([
              .init("startLine", .number(Double(location.line))),
              .init("startColumn", .number(Double(location.column))),
              .init("endLine", .number(Double(location.line))),
              .init("endColumn", .number(Double(location.endColumn))),
            ])),
        ]))
    ])
  }

  private static func message(_ text: String) -> JSONText {
    .object([.init("text", .string(text))])
  }

  private static func level(_ severity: Report.Severity) -> String {
    switch severity {
    case .critical, .serious: "error"
    case .moderate: "warning"
    case .minor: "note"
    }
  }
}
