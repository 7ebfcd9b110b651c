extension Report {
  /// A fault of one element of a subject, with all the screens on which it occurs.
  package struct Finding: Sendable, Hashable, Codable {
    /// The identity of the fault, independent of the screen (docs/spec/audit.md, 7).
    package var fingerprint: String
    /// The rule's id.
    package var rule: String
    /// The severity of the fault.
    package var severity: Severity
    /// The certainty of the finding: measured, or to be judged by a person.
    package var certainty: Certainty
    /// The status of the finding compared with the baseline and the base.
    package var status: Status
    /// The subject's id.
    package var subject: String
    /// The element that has the fault; `nil` for a fault of the whole page.
    package var element: Element?
    /// The edge of the screen at which the fault occurs.
    package var edge: String?
    /// The screen on which the fault is worst; `nil` for a stale entry of the baseline.
    package var worst: Worst?
    /// All the screens on which the fault occurs.
    package var screens: [Occurrence]
    /// The ratio of the element's movement to the growth of an inset, by edge.
    package var response: JSONText?
    /// The declaration or constraint that causes the fault.
    package var cause: Cause?
    /// Advice on fixing the fault.
    package var advice: Advice?
    /// A Boolean value that indicates whether the fault occurred again in a fresh load.
    package var confirmed: Bool
    /// The baseline's note on the finding.
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
