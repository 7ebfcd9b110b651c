import ArgumentParser
import AuditRules
import DeviceCatalog
import PageAudit

/// The parser of rule identifiers.
enum RuleArgument {
  /// Returns the rules that a comma-separated list names.
  ///
  /// - Throws: A validation error if there is no rule with one of the identifiers.
  static func rules(_ argument: String) throws -> [Rule] {
    try argument.split(separator: ",").map { try rule($0.filter { !$0.isWhitespace }) }
  }

  /// Returns the rule with an identifier.
  ///
  /// - Throws: A validation error that names a similar identifier, or the command that lists all rules.
  static func rule(_ id: String) throws -> Rule {
    if let rule = Rule.named(id) { return rule }
    let near = Rule.all.map(\.id).filter { editDistance($0, id) <= 3 }
    let advice =
      near.isEmpty ? "'fanlight audit --list-rules' lists them." : "Did you mean '\(near[0])'?"
    throw ValidationError("There is no rule '\(id)'. \(advice)")
  }
}
