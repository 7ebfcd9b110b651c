/// A fault of a page, with every screen that has it.
package struct Finding: Sendable, Hashable, Identifiable {
  /// The status of a finding in comparison with the baseline.
  package enum Status: String, Sendable, Hashable, CaseIterable, Codable {
    /// The baseline does not have it.
    case new
    /// The baseline accepts it.
    case known
    /// The baseline's acceptance has expired, so the finding counts again.
    case expired
  }

  /// The identity of the finding.
  package var fingerprint: Fingerprint
  /// The rule's id.
  package var rule: String
  /// The severity: the highest of its occurrences.
  package var severity: Severity
  /// The certainty: certain if one of its occurrences is.
  package var certainty: Certainty
  /// The status of the finding in comparison with the baseline.
  package var status: Status
  /// The page's path.
  package var subject: String
  /// The element at fault.
  package var element: Element
  /// The edge at which it is at fault; `nil` for the page as a whole.
  package var edge: Edge?
  /// The element whose declarations are the cause: the fixed or clipping ancestor, or the element itself.
  package var culprit: Element
  /// The worst occurrence.
  package var worst: Occurrence
  /// All occurrences, by screen, host and position.
  package var screens: [Occurrence]
  /// The response of the worst occurrence's element to `env()`.
  package var response: EdgeResponse
  /// The declarations that cause the finding; empty while they are not known.
  package var causes: [Cause]
  /// The advice for fixing the fault.
  package var advice: Advice
  /// Additional notes for the reader, such as "modelled host".
  package var notes: [String]
  /// Whether a fresh load reproduced the finding; `nil` if none was made.
  package var confirmed: Bool?

  /// Creates a finding.
  package init(
    fingerprint: Fingerprint, rule: String, severity: Severity, certainty: Certainty,
    status: Status = .new, subject: String, element: Element, edge: Edge?, culprit: Element,
    worst: Occurrence, screens: [Occurrence], response: EdgeResponse = .unmeasured,
    causes: [Cause] = [], advice: Advice, notes: [String] = [], confirmed: Bool? = nil
  ) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.severity = severity
    self.certainty = certainty
    self.status = status
    self.subject = subject
    self.element = element
    self.edge = edge
    self.culprit = culprit
    self.worst = worst
    self.screens = screens
    self.response = response
    self.causes = causes
    self.advice = advice
    self.notes = notes
    self.confirmed = confirmed
  }

  /// The fingerprint as text.
  package var id: String { fingerprint.description }

  /// The first cause.
  package var cause: Cause? { causes.first }

  /// Returns this finding with its causes, and the advice that follows from them.
  package func with(causes: [Cause]) -> Finding {
    var finding = self
    finding.causes = causes
    if let rule = Rule.named(rule) { finding.advice = rule.advice(finding) }
    return finding
  }
}
