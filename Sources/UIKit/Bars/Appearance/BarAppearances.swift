/// The appearances that an app has set for a bar or an item; `nil` for the system's.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  var standard: Appearance?
  var scrollEdge: Appearance?
  var compact: Appearance?
  var compactScrollEdge: Appearance?

  /// Replaces each appearance that is `nil` with that of `other`.
  mutating func merge(_ other: BarAppearances<Appearance>) {
    standard = standard ?? other.standard
    scrollEdge = scrollEdge ?? other.scrollEdge
    compact = compact ?? other.compact
    compactScrollEdge = compactScrollEdge ?? other.compactScrollEdge
  }

  /// An appearance and whether its background is left out.
  struct Choice {
    var appearance: Appearance
    var isClear: Bool
  }

  /// Returns the effective appearance (S3.22); `nil` for the system's.
  ///
  /// - Parameters:
  ///   - isAtScrollEdge: Whether no content is scrolled below the bar.
  ///   - isCompact: Whether the height is compact.
  ///   - own: The appearances of the item, which take precedence over those of the bar.
  func choice(
    isAtScrollEdge: Bool, isCompact: Bool, own: BarAppearances<Appearance>? = nil
  ) -> Choice? {
    func appearance(_ path: KeyPath<BarAppearances<Appearance>, Appearance?>) -> Appearance? {
      own?[keyPath: path] ?? self[keyPath: path]
    }
    let resting =
      isCompact ? appearance(\.compact) ?? appearance(\.standard) : appearance(\.standard)
    guard isAtScrollEdge else { return resting.map { Choice(appearance: $0, isClear: false) } }
    if isCompact, let edge = appearance(\.compactScrollEdge) {
      return Choice(appearance: edge, isClear: false)
    }
    if let edge = appearance(\.scrollEdge) { return Choice(appearance: edge, isClear: false) }
    return resting.map { Choice(appearance: $0, isClear: true) }
  }
}
