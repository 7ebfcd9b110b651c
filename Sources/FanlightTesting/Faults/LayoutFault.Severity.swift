extension LayoutFault {
  /// Constants that specify how much a fault harms the app's users.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// A small annoyance.
    case minor
    /// The screen looks broken, or is awkward to use.
    case moderate
    /// Part of the screen is hard to use.
    case serious
    /// Part of the screen can't be used.
    case critical
  }
}

extension LayoutFault.Severity: Comparable {
  /// Returns whether the first severity harms less than the second.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
