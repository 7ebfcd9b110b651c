package import Foundation

/// The offsets at which the scrolling of an orthogonal section may end.
package struct OrthogonalScrollStops: Equatable, Sendable {
  /// The ways to stop.
  package enum Kind: Equatable, Sendable {
    case anywhere
    /// The starts of pages as long as the visible area.
    case pages
    /// The starts of groups; `isSingle` scrolls by one group at most.
    case groups(isSingle: Bool, isCentered: Bool)
  }

  package var kind = Kind.anywhere
  /// The distance from one group's beginning to the next.
  package var step: CGFloat = 0
  /// The length of a group.
  package var group: CGFloat = 0
  /// The position at which the first group begins.
  package var lead: CGFloat = 0
  /// The length of the visible area.
  package var viewport: CGFloat = 0

  /// Creates stops with which scrolling may end at any offset.
  package init() {}

  /// Returns where scrolling ends that would end at `proposed` and began at `start`.
  package func target(
    proposed: CGFloat, start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard case .groups(let isSingle, let isCentered) = kind, step > 0 else { return proposed }
    // The offset at which a group begins where the first one does, or is centered.
    let shift = isCentered ? lead - (viewport - group) / 2 : 0
    func index(_ offset: CGFloat) -> CGFloat { ((offset - shift) / step).rounded() }
    var wanted = index(proposed)
    if isSingle {
      let current = index(start)
      wanted = min(max(wanted, current - 1), current + 1)
      if wanted == current, velocity != 0 { wanted += velocity > 0 ? 1 : -1 }
    }
    return min(max(wanted * step + shift, range.lowerBound), range.upperBound)
  }
}
