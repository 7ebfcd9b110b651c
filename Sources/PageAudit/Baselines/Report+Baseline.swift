package import AuditRules
package import Reporting

extension Report {
  /// Returns the report compared with a baseline: findings that it accepts are marked as accepted, with its
  /// notes, and entries whose fault an audited page no longer has are added as stale.
  ///
  /// - Parameters:
  ///   - baseline: The accepted findings.
  ///   - day: The day of the run, such as "2026-11-23"; entries whose last day is earlier have expired.
  ///   - addsStale: Whether stale entries are added.
  package func compared(
    with baseline: Baseline, on day: String, addsStale: Bool = true
  ) -> Report {
    var report = self
    report.findings.removeAll { $0.status == .stale }
    let entries = Dictionary(baseline.entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    for index in report.findings.indices where report.findings[index].status != .resolved {
      if let entry = entries[report.findings[index].fingerprint], !entry.isExpired(on: day) {
        report.findings[index].status = .accepted
        report.findings[index].note = entry.note ?? report.findings[index].note
      } else if report.findings[index].status == .accepted {
        report.findings[index].status = .new
      }
    }
    if addsStale {
      let failed = Set(failures.compactMap(\.subject))
      let audited = Set(subjects.map(\.id)).subtracting(failed)
      let found = Set(report.findings.map(\.fingerprint))
      report.findings += baseline.entries.filter {
        audited.contains($0.page) && !found.contains($0.fingerprint)
      }.map(Report.Finding.init(stale:))
    }
    report.sort()
    report.summarize()
    return report
  }
}
