extension Report {
  /// How much a fault harms the user, in axe's words; the first is the worst.
  package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
    /// Part of the page can't be used.
    case critical
    /// Part of the page is hard to use.
    case serious
    /// The page looks broken, or is awkward to use.
    case moderate
    /// A nuisance.
    case minor
  }
}

extension Report.Severity: Comparable {
  /// The place among all, from 0 for the worst.
  package var rank: Int {
    switch self {
    case .critical: 0
    case .serious: 1
    case .moderate: 2
    case .minor: 3
    }
  }

  package static func < (a: Self, b: Self) -> Bool { a.rank > b.rank }
}
