/// The findings that a project accepts (audit.md 7).
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
  }

  /// The entries, sorted.
  package let entries: [Entry]

  /// Creates a baseline; of entries with one fingerprint the first in order counts.
  package init(entries: [Entry] = []) {
    self.entries = entries
  }
}
