import AuditRules
import Reporting

extension Report.Finding {
  /// Creates the finding of an accepted fault that a page no longer has.
  init(stale entry: Baseline.Entry) {
    self.init(
      fingerprint: entry.fingerprint, rule: entry.rule,
      severity: Rule.named(entry.rule).map { Report.Severity($0.severity) } ?? .minor,
      status: .stale, subject: entry.page, element: Element(selector: entry.selector),
      note: entry.note)
  }
}
