/// A position of the root scroller, in the order of reports (audit.md 2.3).
package enum ScrollPosition: String, Sendable, Hashable, CaseIterable, Codable {
  /// At the minimum offset.
  case top
  /// Halfway between the two.
  case middle
  /// At the maximum offset.
  case end
}
