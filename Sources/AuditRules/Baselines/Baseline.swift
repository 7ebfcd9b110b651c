/// The findings that a project accepts (audit.md 7).
///
/// The caller reads and writes the file.
package struct Baseline: Sendable, Hashable {
  /// An accepted finding.
  package struct Entry: Sendable, Hashable, Codable {
    /// The finding's fingerprint, as text.
    package var fingerprint: String
    /// The rule's id, for readers.
    package var rule: String
    /// The page's path, for readers.
    package var page: String
    /// The element's selector, for readers.
    package var selector: String
    /// The reason why the finding is accepted.
    package var note: String?
    /// The last day on which the finding is accepted, such as "2027-03-01"; `nil` for no limit.
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

    /// Returns whether the entry no longer accepts its finding: its last day is before `day`, or isn't a valid day.
    package func isExpired(on day: String) -> Bool {
      guard let until else { return false }
      guard let last = CalendarDay(until), let today = CalendarDay(day) else { return true }
      return last < today
    }
  }

  /// The findings of a run, compared with a baseline.
  package struct Comparison: Sendable, Hashable {
    /// The findings in their order, each with its status.
    package var findings: [Finding]
    /// The entries whose fault the run no longer found.
    package var stale: [Entry]
  }

  /// The entries, sorted by page, rule, selector and fingerprint; one per fingerprint.
  package let entries: [Entry]

  /// Creates a baseline; of several entries with the same fingerprint, the first is kept.
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
  ///   - subjects: The pages that were audited: entries of other pages are not stale. `nil` for all.
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

  /// Returns the baseline that accepts the findings, keeping the notes and days of entries that exist.
  ///
  /// A day in the past is removed, so that the finding is accepted again. Findings for review get no entry,
  /// because they never fail a run.
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
