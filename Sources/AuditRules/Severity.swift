/// The severity of a fault for the page's users, on the scale of axe.
package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
  /// Part of the page can't be used.
  case critical
  /// Part of the page is hard to use.
  case serious
  /// The page looks broken, or is awkward to use.
  case moderate
  /// A small annoyance.
  case minor
}

extension Severity: Comparable {
  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }
}
