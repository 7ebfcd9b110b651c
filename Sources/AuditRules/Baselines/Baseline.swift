/// The findings that a project accepts (audit.md 7).
///
/// Reading and writing its file is the caller's.
package struct Baseline: Sendable, Hashable {
  /// A finding that is accepted.
  package struct Entry: Sendable, Hashable, Codable {
    /// The finding's fingerprint, in a text.
    package var fingerprint: String
    /// The rule's id, for readers.
    package var rule: String
    /// The page's path, for readers.
    package var page: String
    /// The element's selector, for readers.
    package var selector: String
    /// Why it is accepted.
    package var note: String?
    /// The last day on which it is, such as "2027-03-01"; `nil` for always.
    package var until: String?

    /// Creates an entry.
    package init(
      fingerprint: String, rule: String, page: String, selector: String, note: String? = nil,
      until: String? = nil
    ) {
      self.fingerprint = fingerprint
      self.rule = rule
      self.page = page
      self.selector = selector
      self.note = note
      self.until = until
    }

    /// Whether the entry accepts nothing any more: its last day is before a day, or is no day.
    package func isExpired(on day: String) -> Bool {
      guard let until else { return false }
      guard let last = CalendarDay(until), let today = CalendarDay(day) else { return true }
      return last < today
    }
  }

  /// Findings beside a baseline.
  package struct Comparison: Sendable, Hashable {
    /// The findings in their order, each with its status.
    package var findings: [Finding]
    /// The entries whose fault no longer occurs.
    package var stale: [Entry]
  }

  /// The entries by page, rule, selector and fingerprint; one a fingerprint.
  package let entries: [Entry]

  /// Creates a baseline; of several entries with one fingerprint, the first in order stays.
  package init(entries: [Entry] = []) {
    var known: Set<String> = []
    self.entries = entries.sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
      .filter { known.insert($0.fingerprint).inserted }
  }

  /// Compares findings with the baseline.
  ///
  /// - Parameters:
  ///   - findings: The findings of a run.
  ///   - day: The day of the run, such as "2026-11-23".
  ///   - subjects: The pages that were audited: entries of others are not stale. `nil` for all.
  package func comparison(
    with findings: [Finding], on day: String, subjects: Set<String>? = nil
  ) -> Comparison {
    let accepted = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    let compared = findings.map { finding in
      var finding = finding
      if let entry = accepted[finding.id] {
        finding.status = entry.isExpired(on: day) ? .expired : .known
      } else {
        finding.status = .new
      }
      return finding
    }
    let found = Set(findings.map(\.id))
    let stale = entries.filter { entry in
      !found.contains(entry.fingerprint) && subjects?.contains(entry.page) ?? true
    }
    return Comparison(findings: compared, stale: stale)
  }

  /// The baseline that accepts findings, and keeps the notes and days of those it accepts already.
  ///
  /// A day that is past is dropped: the finding is accepted again. Reviews need no entry, because they
  /// never fail a run.
  package func updated(
    with findings: [Finding], on day: String, subjects: Set<String>? = nil
  ) -> Baseline {
    let accepted = Dictionary(entries.map { ($0.fingerprint, $0) }) { first, _ in first }
    let current = findings.filter { $0.certainty == .certain }.map { finding in
      let old = accepted[finding.id]
      return Entry(
        fingerprint: finding.id, rule: finding.rule, page: finding.subject,
        selector: finding.element.selector, note: old?.note,
        until: old.flatMap { $0.isExpired(on: day) ? nil : $0.until })
    }
    let others = entries.filter { entry in subjects.map { !$0.contains(entry.page) } ?? false }
    return Baseline(entries: current + others)
  }

  private static func key(_ entry: Entry) -> [String] {
    [
      entry.page, entry.rule, entry.selector, entry.fingerprint, entry.until ?? "",
      entry.note ?? "",
    ]
  }
}
