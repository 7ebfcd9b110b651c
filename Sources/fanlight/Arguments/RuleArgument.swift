import ArgumentParser
import AuditRules
import DeviceCatalog
import PageAudit

/// Parses the identifiers of rules.
enum RuleArgument {
  /// Returns the rules that a list names, separated by commas.
  ///
  /// - Throws: A validation error that lists all rules.
  static func rules(_ argument: String) throws -> [Rule] {
    try argument.split(separator: ",").map { try rule($0.filter { !$0.isWhitespace }) }
  }

  /// Returns the rule of an identifier.
  ///
  /// - Throws: A validation error that names a near miss.
  static func rule(_ id: String) throws -> Rule {
    if let rule = Rule.named(id) { return rule }
    let near = Rule.all.map(\.id).filter { editDistance($0, id) <= 3 }
    let advice =
      near.isEmpty ? "'fanlight audit --list-rules' lists them." : "Did you mean '\(near[0])'?"
    throw ValidationError("There is no rule '\(id)'. \(advice)")
  }
}
