/// The scrolling behaviors of orthogonal sections.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll orthogonally.
  case none = 0
  /// The section scrolls continuously.
  case continuous = 1
  /// The section scrolls continuously and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// The section scrolls by the width or height of the container.
  case paging = 3
  /// The section scrolls by one group.
  case groupPaging = 4
  /// The section scrolls by one group, which is then centered.
  case groupPagingCentered = 5
}
