import Foundation

/// A section of a compositional layout at its position in the content.
///
/// Lengths are along the scroll direction and across it; see `CompositionalAxes`.
@MainActor
struct PlacedSection {
  let section: NSCollectionLayoutSection
  let index: Int
  /// The layout of the groups, from the beginning of the first one.
  var plan: SectionPlan
  /// The views that are attached to items and groups.
  let attached: [NSCollectionLayoutSupplementaryItem]
  let axes: CompositionalAxes
  /// The size of the layout's content, along and across the scroll direction; the section is as large as the
  /// content only across it.
  let container: CGSize
  /// The insets of the section: those of its content insets reference and its own content insets.
  let insets: NSDirectionalEdgeInsets
  /// The space at the sides of headers and footers.
  let supplementaryInsets: NSDirectionalEdgeInsets
  /// The sizes of the views at the edges, in the order of the section's list.
  var boundarySizes: [CGSize]
  /// The position at which the section begins.
  var start: CGFloat = 0

  var crossesScrolling: Bool { section.orthogonalScrollingBehavior != .none }

  /// The length of the groups in the scroll direction.
  var groupsLength: CGFloat {
    guard plan.itemCount > 0 else { return 0 }
    guard crossesScrolling else { return plan.total }
    var length = axes.along(plan.standard.size)
    for group in 0..<min(plan.groupCount, 64) {
      length = max(length, axes.along(plan.group(group).size))
    }
    return length
  }

  private func items(at edge: NSDirectionalRectEdge) -> [Int] {
    section.boundarySupplementaryItems.indices.filter {
      section.boundarySupplementaryItems[$0].alignment.edges.contains(edge)
    }
  }

  /// The length of the headers before the groups.
  var headerLength: CGFloat {
    items(at: axes.startEdge).reduce(0) { length, index in
      let item = section.boundarySupplementaryItems[index]
      guard item.extendsBoundary else { return length }
      return max(length, axes.along(boundarySizes[index]) + axes.along(item.offset))
    }
  }

  /// The length of the footers after the groups.
  var footerLength: CGFloat {
    items(at: axes.endEdge).reduce(0) { length, index in
      let item = section.boundarySupplementaryItems[index]
      guard item.extendsBoundary else { return length }
      return max(length, axes.along(boundarySizes[index]) - min(0, axes.along(item.offset)))
    }
  }

  /// The position at which the first group begins.
  var groupsStart: CGFloat { start + headerLength + axes.start(insets) }

  var length: CGFloat {
    headerLength + axes.start(insets) + groupsLength + axes.end(insets) + footerLength
  }

  var end: CGFloat { start + length }

  /// The origin of the first group in the content.
  private var groupsOrigin: CGPoint { axes.point(along: groupsStart, across: sides.start) }

  /// The space at the sides of the groups; groups that stop in the center begin and end there.
  private var sides: (start: CGFloat, end: CGFloat) {
    guard section.orthogonalScrollingBehavior == .groupPagingCentered else {
      return (axes.startAcross(insets), axes.endAcross(insets))
    }
    let space = (axes.across(container) - (plan.step - plan.spacing)) / 2
    return (max(axes.startAcross(insets), space), max(axes.endAcross(insets), space))
  }

  // MARK: Items

  /// Returns the frame of an item, its z-index and the axes along which it determines its size.
  func leaf(of item: Int) -> (frame: CGRect, leaf: SolvedGroup.Leaf)? {
    guard item >= 0, item < plan.itemCount else { return nil }
    let group = item / plan.perGroup
    let solved = plan.group(group)
    let place = item % plan.perGroup
    guard place < solved.leaves.count else { return nil }
    let leaf = solved.leaves[place]
    let origin = origin(ofGroup: group)
    return (leaf.frame.offsetBy(dx: origin.x, dy: origin.y), leaf)
  }

  func origin(ofGroup group: Int) -> CGPoint {
    let start = plan.start(of: group)
    var origin = groupsOrigin
    if plan.isHorizontal { origin.x += start } else { origin.y += start }
    return origin
  }

  /// Returns the items of the groups that intersect a rectangle of the content.
  func items(in rect: CGRect) -> Range<Int> {
    let origin = groupsOrigin
    let groups =
      plan.isHorizontal
      ? plan.groups(from: rect.minX - origin.x, to: rect.maxX - origin.x)
      : plan.groups(from: rect.minY - origin.y, to: rect.maxY - origin.y)
    let first = min(plan.itemCount, groups.lowerBound * plan.perGroup)
    return first..<min(plan.itemCount, max(first, groups.upperBound * plan.perGroup))
  }

  // MARK: Headers, footers, backgrounds

  /// Returns the frame of a boundary supplementary view; `visible` is the visible rectangle, for a view that is pinned.
  func boundaryFrame(_ index: Int, visible: CGRect?) -> CGRect {
    let item = section.boundarySupplementaryItems[index]
    let size = boundarySizes[index]
    let edges = item.alignment.edges
    var along: CGFloat
    if edges.contains(axes.startEdge) {
      along = start
    } else if edges.contains(axes.endEdge) {
      along = end - axes.along(size)
    } else {
      along = groupsStart + (groupsLength - axes.along(size)) / 2
    }
    along += axes.along(item.offset)
    if item.pinToVisibleBounds, let visible {
      if edges.contains(axes.startEdge) {
        along = min(max(along, axes.min(visible)), end - footerLength - axes.along(size))
      } else if edges.contains(axes.endEdge) {
        along = max(min(along, axes.max(visible) - axes.along(size)), start + headerLength)
      }
    }
    let from = axes.startAcross(supplementaryInsets)
    let space = axes.across(container) - from - axes.endAcross(supplementaryInsets)
    let left = space - axes.across(size)
    let part: CGFloat =
      edges.contains(axes.startAcrossEdge) ? 0 : edges.contains(axes.endAcrossEdge) ? 1 : 0.5
    let across = from + left * part + axes.across(item.offset)
    return CGRect(origin: axes.point(along: along, across: across), size: size)
  }

  /// The frame of the whole section.
  var frame: CGRect {
    axes.rect(along: start, across: 0, length: length, width: axes.across(container))
  }

  // MARK: Scrolling across

  var orthogonalScrolling: OrthogonalScrolling? {
    guard crossesScrolling, plan.itemCount > 0 else { return nil }
    let width = axes.across(container)
    let frame = axes.rect(along: groupsStart, across: 0, length: groupsLength, width: width)
    let content = sides.start + plan.total + sides.end
    var stops = OrthogonalScrollStops()
    stops.step = plan.step
    stops.group = plan.step - plan.spacing
    stops.lead = sides.start
    stops.viewport = width
    switch section.orthogonalScrollingBehavior {
    case .none, .continuous: stops.kind = .anywhere
    case .continuousGroupLeadingBoundary: stops.kind = .groups(isSingle: false, isCentered: false)
    case .paging: stops.kind = .pages
    case .groupPaging: stops.kind = .groups(isSingle: true, isCentered: false)
    case .groupPagingCentered: stops.kind = .groups(isSingle: true, isCentered: true)
    }
    let size =
      axes.isVertical
      ? CGSize(width: content, height: groupsLength) : CGSize(width: groupsLength, height: content)
    return OrthogonalScrolling(
      frame: frame, contentSize: size, stops: stops, isHorizontal: axes.isVertical)
  }
}
