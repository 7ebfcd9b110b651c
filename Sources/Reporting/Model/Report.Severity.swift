extension Report {
  /// The severity of a fault for the user, in axe's terms, the most severe first.
  package enum Severity: String, Sendable, Hashable, CaseIterable, Codable {
    /// Part of the page can't be used.
    case critical
    /// Part of the page is hard to use.
    case serious
    /// The page looks broken, or is awkward to use.
    case moderate
    /// The fault is a nuisance.
    case minor
  }
}

extension Report.Severity: Comparable {
  /// The rank of the severity, from 0 for the most severe.
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
