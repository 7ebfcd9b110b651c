import AuditRules
import PageAudit
import Reporting

/// The rules of the audit as text.
enum RuleText {
  /// Returns a table with a line for each rule, or a JSON array.
  static func list(asJSON: Bool) -> String {
    guard asJSON else {
      var table = TextTable([.left, .left, .left, .left])
      table.add(["rule", "severity", "certainty", "fault"])
      for rule in Rule.all {
        let note = rule.isOnByDefault ? "" : " (off by default)"
        table.add([rule.id, rule.severity.rawValue, rule.certainty.rawValue, rule.title + note])
      }
      return table.lines.joined(separator: "\n")
    }
    return JSONText.array(
      Rule.all.map { rule in
        .object([
          .init("id", .string(rule.id)), .init("severity", .string(rule.severity.rawValue)),
          .init("certainty", .string(rule.certainty.rawValue)),
          .init("default", .bool(rule.isOnByDefault)), .init("title", .string(rule.title)),
          .init("help", .string(rule.help)),
        ])
      }
    ).text
  }

  /// Returns the explanation of a rule.
  static func explanation(of rule: Rule) -> String {
    """
    \(rule.id): \(rule.title)
    \(rule.severity.rawValue), \(rule.certainty == .review ? "for review" : "certain")\
    \(rule.isOnByDefault ? "" : ", off by default")

    \(rule.help)
    """
  }
}
