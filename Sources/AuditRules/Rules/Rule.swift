/// A rule of the audit: its id, its title and description, and the function that finds its fault (audit.md 3).
package struct Rule: Sendable, Identifiable {
  /// The rule's id: a noun for the fault, whose meaning never changes.
  package let id: String
  /// The default severity; single findings may be more or less severe.
  package let severity: Severity
  /// Whether findings are certain; a rule for review has no certain ones.
  package let certainty: Certainty
  /// Whether the rule runs by default.
  package let isOnByDefault: Bool
  /// The title: the fault in a few words.
  package let title: String
  /// The description of the fault and of its effect on users, in a few sentences.
  package let help: String
  /// The CSS properties whose declarations are the cause, for a finding at an edge.
  package let properties: @Sendable (Edge?) -> [String]
  /// Returns the offenses on a screenful.
  let offenses: @Sendable (Evidence) -> [Offense]
  /// Returns the advice for a finding, using its causes if they are known.
  let advice: @Sendable (Finding) -> Advice

  init(
    id: String, severity: Severity, certainty: Certainty = .certain, isOnByDefault: Bool = true,
    title: String, help: String, properties: @escaping @Sendable (Edge?) -> [String] = { _ in [] },
    offenses: @escaping @Sendable (Evidence) -> [Offense],
    advice: @escaping @Sendable (Finding) -> Advice
  ) {
    self.id = id
    self.severity = severity
    self.certainty = certainty
    self.isOnByDefault = isOnByDefault
    self.title = title
    self.help = help
    self.properties = properties
    self.offenses = offenses
    self.advice = advice
  }

  /// Returns the rule with an id; `nil` if there is none.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule: Hashable {
  package static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
