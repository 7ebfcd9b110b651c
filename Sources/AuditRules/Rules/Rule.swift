/// A rule of the audit: what it is called, and how it finds its fault (audit.md 3).
package struct Rule: Sendable, Identifiable {
  /// A noun of the fault, which never changes its meaning.
  package let id: String
  /// How much the fault harms; single findings may be graver or milder.
  package let severity: Severity
  /// Whether findings count; a rule for review has no certain ones.
  package let certainty: Certainty
  /// Whether the rule runs if nothing is said.
  package let isOnByDefault: Bool
  /// What the fault is, in a few words.
  package let title: String
  /// What the fault is and why it harms, in a few sentences.
  package let help: String
  /// The CSS properties whose declarations are the cause, for a finding at an edge.
  package let properties: @Sendable (Edge?) -> [String]
  /// Finds the fault.
  let offenses: @Sendable (Evidence) -> [Offense]
  /// Says what to do about a finding, from its causes where they are known.
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

  /// The rule of an id; `nil` if there is none.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule: Hashable {
  package static func == (a: Rule, b: Rule) -> Bool { a.id == b.id }

  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
