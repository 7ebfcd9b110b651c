extension Report {
  /// A fault on one element of a subject, on all the screens that have it.
  package struct Finding: Sendable, Hashable, Codable {
    /// What tells the fault from all others, whatever the screen (docs/spec/audit.md, 7).
    package var fingerprint: String
    /// The rule's id.
    package var rule: String
    /// How much the fault harms.
    package var severity: Severity
    /// Whether the fault was measured or is to be judged by a person.
    package var certainty: Certainty
    /// What the baseline or the base says of it.
    package var status: Status
    /// The subject's id.
    package var subject: String
    /// The element that has the fault; `nil` for a fault of the whole page.
    package var element: Element?
    /// The edge of the screen that it is at.
    package var edge: String?
    /// The screen where it is worst; `nil` for a stale entry of the baseline.
    package var worst: Worst?
    /// All the screens that have it.
    package var screens: [Occurrence]
    /// How many times an inset the element moves when the inset grows, by edge.
    package var response: JSONText?
    /// The declaration or constraint that causes the fault.
    package var cause: Cause?
    /// What to do.
    package var advice: Advice?
    /// A Boolean value that determines whether the fault came back on a fresh load.
    package var confirmed: Bool
    /// The baseline's note on it.
    package var note: String?

    /// Creates a finding.
    package init(
      fingerprint: String, rule: String, severity: Severity, certainty: Certainty = .certain,
      status: Status = .new, subject: String, element: Element? = nil, edge: String? = nil,
      worst: Worst? = nil, screens: [Occurrence] = [], response: JSONText? = nil,
      cause: Cause? = nil, advice: Advice? = nil, confirmed: Bool = true, note: String? = nil
    ) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.severity = severity
      self.certainty = certainty
      self.status = status
      self.subject = subject
      self.element = element
      self.edge = edge
      self.worst = worst
      self.screens = screens
      self.response = response
      self.cause = cause
      self.advice = advice
      self.confirmed = confirmed
      self.note = note
    }
  }
}
