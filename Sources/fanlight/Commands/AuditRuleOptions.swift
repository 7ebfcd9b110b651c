import ArgumentParser
import AuditRules
import PageAudit
import Reporting

/// The options for the rules of an audit and for the findings that fail a run.
struct AuditRuleOptions: ParsableArguments {
  @Option(
    name: .customLong("rules"),
    help: ArgumentHelp(
      "The rules to run, with commas between. (default: all but keyboard-cover and target-size)",
      valueName: "rules"), transform: RuleArgument.rules)
  var chosen: [Rule]?

  @Option(
    help: ArgumentHelp("The rules to leave out, with commas between.", valueName: "rules"),
    transform: RuleArgument.rules)
  var skip: [Rule] = []

  @Flag(help: "Print reviews too: what a person has to judge.")
  var includeReview: Bool = false

  @Option(
    help: ArgumentHelp(
      "Run target-size too, with this least width and height of a control: 24 or 44.",
      valueName: "pixels"))
  var targetSize: Int?

  @Option(help: "The least severity that fails a run; none fails it for no finding.")
  var failOn: FailureThreshold = .moderate

  @Option(
    help: ArgumentHelp(
      "A file of accepted findings, which do not fail a run.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Write the findings into the file of --baseline; notes in it are kept.")
  var updateBaseline: Bool = false

  @Flag(help: "Exit with status 1 also when the baseline accepts what no page has any more.")
  var failOnStale: Bool = false

  @Flag(help: "List the rules.")
  var listRules: Bool = false

  @Option(
    help: ArgumentHelp("Print what a rule means and how to fix its fault.", valueName: "rule"),
    transform: RuleArgument.rule)
  var explain: Rule?

  mutating func validate() throws {
    guard [nil, 24, 44].contains(targetSize) else {
      throw ValidationError(
        "--target-size is 24 (WCAG 2.5.8) or 44 (Apple's Human Interface Guidelines).")
    }
    guard baseline != nil || !(updateBaseline || failOnStale) else {
      throw ValidationError("Name the file of accepted findings with --baseline.")
    }
    guard baseline != "" else { throw ValidationError("--baseline cannot have an empty name.") }
  }

  /// The rules and limits by which the audit judges screens.
  var options: JudgingOptions {
    let rules = Rule.all.filter { rule in
      let isChosen = chosen?.contains(rule) ?? rule.isOnByDefault
      return (isChosen || targetSize != nil && rule.id == "target-size") && !skip.contains(rule)
    }
    return JudgingOptions(rules: rules, targetSize: Double(targetSize ?? 24))
  }

  /// The minimum severity that fails a run; `nil` if no finding fails it.
  var threshold: Report.Severity? { Report.Severity(rawValue: failOn.rawValue) }
}
