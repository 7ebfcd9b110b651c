extension Report {
  /// A rule of the audit or a check of a test.
  package struct Rule: Sendable, Hashable, Codable {
    /// The noun of the fault, such as "status-bar-overlap".
    package var id: String
    /// How much a fault harms.
    package var severity: Severity
    /// The rule in a few words.
    package var title: String
    /// What goes wrong and how to fix it, in a few sentences.
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
