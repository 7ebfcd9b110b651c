/// The findings on screenfuls: each fault once, with all the screens that have it.
package struct Verdict: Sendable, Hashable {
  /// The findings: certain ones first, then by severity, page, rule and fingerprint.
  package let findings: [Finding]

  /// Judges screenfuls, in any order.
  package init(on screenfuls: [Screenful], options: JudgingOptions = JudgingOptions()) {
    findings = []
  }
}
