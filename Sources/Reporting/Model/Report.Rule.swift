extension Report {
  /// A rule of the audit, or a check in a test.
  package struct Rule: Sendable, Hashable, Codable {
    /// The rule's identifier, which names its fault, such as "status-bar-overlap".
    package var id: String
    /// The severity of the rule's faults.
    package var severity: Severity
    /// The rule's title, in a few words.
    package var title: String
    /// A description of the fault and of its fix, in a few sentences.
    package var help: String
    /// The URL of the rule's documentation.
    package var address: String?

    /// Creates a rule.
    package init(
      id: String, severity: Severity, title: String, help: String, address: String? = nil
    ) {
      self.id = id
      self.severity = severity
      self.title = title
      self.help = help
      self.address = address
    }
  }
}
