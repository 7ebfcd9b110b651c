extension Report.Finding {
  /// Returns the union of two findings with one fingerprint; `nil` if they are different faults.
  func united(with other: Self, in order: ScreenOrder) -> Self? {
    guard rule == other.rule, subject == other.subject, edge == other.edge,
      certainty == other.certainty, element?.name == other.element?.name
    else { return nil }
    let (worse, milder) = other.isWorse(than: self, in: order) ? (other, self) : (self, other)
    var finding = worse
    finding.screens += milder.screens.filter { !worse.screens.contains($0) }
    finding.screens.sort { order.key(of: $0) < order.key(of: $1) }
    finding.severity = max(worse.severity, milder.severity)
    finding.status = status == .new || other.status == .new ? .new : worse.status
    finding.confirmed = confirmed || other.confirmed
    finding.note = worse.note ?? milder.note
    return finding
  }

  /// Returns whether the fault has a larger overlap than another; with equal overlaps, whether its
  /// screen comes first.
  func isWorse(than other: Self, in order: ScreenOrder) -> Bool {
    let (area, otherArea) = (worst?.area ?? -1, other.worst?.area ?? -1)
    if area != otherArea { return area > otherArea }
    return order.key(of: self) < order.key(of: other)
  }
}

extension Report.Finding.Worst {
  /// The area of the overlap in square points, which determines the screen on which a fault is worst.
  package var area: Double { (overlap?.x ?? 0) * (overlap?.y ?? 0) }
}
