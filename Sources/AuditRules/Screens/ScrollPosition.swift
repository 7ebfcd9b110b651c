/// Where the root scroller is, in the order of reports (audit.md 2.3).
package enum ScrollPosition: String, Sendable, Hashable, CaseIterable, Codable {
  /// At the least offset.
  case top
  /// Halfway.
  case middle
  /// At the greatest offset.
  case end
}
