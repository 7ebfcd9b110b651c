import AuditRules
import Reporting

extension Report.Finding {
  /// A finding of an audit.
  ///
  /// - Parameter picture: The picture of the worst screen; `nil` if there is none.
  init(_ finding: Finding, picture: String?) {
    let cause = finding.cause
    self.init(
      fingerprint: finding.fingerprint.description, rule: finding.rule,
      severity: Report.Severity(finding.severity), certainty: Certainty(finding.certainty),
      status: Status(finding.status), subject: finding.subject,
      element: Element(
        selector: finding.element.selector, frame: finding.element.frame,
        text: finding.element.text.isEmpty ? nil : finding.element.text,
        role: finding.element.role.isEmpty ? nil : finding.element.role),
      edge: finding.edge?.rawValue, worst: Worst(finding.worst, picture: picture),
      screens: finding.screens.map(Occurrence.init), response: finding.response.json,
      cause: cause.map {
        Cause(
          source: $0.source.isEmpty ? nil : $0.source, line: $0.line, column: $0.column,
          declaration: $0.declaration, selector: $0.selector)
      },
      advice: Advice(text: finding.advice.text, css: finding.advice.css),
      confirmed: finding.confirmed ?? false,
      note: finding.notes.isEmpty ? nil : finding.notes.joined(separator: "; "))
  }
}

extension Report.Severity {
  /// A severity of the rules.
  init(_ severity: Severity) {
    switch severity {
    case .critical: self = .critical
    case .serious: self = .serious
    case .moderate: self = .moderate
    case .minor: self = .minor
    }
  }
}

extension Report.Finding.Certainty {
  fileprivate init(_ certainty: Certainty) {
    switch certainty {
    case .certain: self = .certain
    case .review: self = .review
    }
  }
}

extension Report.Finding.Status {
  /// A finding whose acceptance has expired counts as new.
  fileprivate init(_ status: Finding.Status) {
    switch status {
    case .new, .expired: self = .new
    case .known: self = .accepted
    }
  }
}

extension Report.Finding.Occurrence {
  fileprivate init(_ occurrence: Occurrence) {
    self.init(
      screen: occurrence.screen, host: occurrence.host.rawValue,
      position: occurrence.position.rawValue, rect: Report.Rectangle(occurrence.rect))
  }
}

extension Report.Finding.Worst {
  fileprivate init(_ occurrence: Occurrence, picture: String?) {
    self.init(
      screen: occurrence.screen, host: occurrence.host.rawValue,
      position: occurrence.position.rawValue, rect: Report.Rectangle(occurrence.rect),
      obstruction: occurrence.obstruction.map {
        Obstruction(kind: $0.kind.rawValue, rect: Report.Rectangle($0.rect))
      },
      overlap: occurrence.overlap.map { Overlap(x: $0.x, y: $0.y) },
      inset: occurrence.inset.map { Inset(edge: $0.edge.rawValue, value: $0.value) },
      picture: picture)
  }
}

extension Report.Rectangle {
  /// A rectangle of the rules, in points.
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension EdgeResponse {
  /// The responses at the measured edges; `nil` if there are none.
  fileprivate var json: JSONText? {
    let members = Edge.allCases.compactMap { edge in
      self[edge].map { JSONText.Member(edge.rawValue, .number($0)) }
    }
    return members.isEmpty ? nil : .object(members)
  }
}
