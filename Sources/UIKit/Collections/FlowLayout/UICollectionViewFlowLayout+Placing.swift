import Foundation

extension UICollectionViewFlowLayout {
  func prepareFlow() {
    guard let view = collectionView else {
      flow.geometry = FlowGeometry()
      return
    }
    let surroundings = surroundings(of: view)
    if surroundings != flow.surroundings {
      if surroundings.content != flow.surroundings.content, !flow.measured.isEmpty {
        // The preferred sizes of cells are computed again for the new available space.
        flow.measured = [:]
        flow.metrics = nil
      }
      flow.surroundings = surroundings
      flow.geometry = nil
    }
    if flow.metrics == nil {
      flow.metrics = queryMetrics(view)
      flow.geometry = nil
    }
    guard flow.geometry == nil else { return }
    var geometry = FlowGeometry()
    let across = flow.size(surroundings.content).across
    let reference = flow.edges(surroundings.added)
    for metrics in flow.metrics ?? [] {
      geometry.append(FlowSection(metrics, reference: reference, contentAcross: across))
    }
    flow.geometry = geometry
    warnOfLargeItems(across: across, reference: reference)
  }

  private func surroundings(of view: UICollectionView) -> FlowSurroundings {
    let reference: UIEdgeInsets
    switch flow.properties.reference {
    case .fromContentInset: reference = .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    return FlowSurroundings(
      bounds: view.bounds.size, contentInset: view.adjustedContentInset, reference: reference)
  }

  private var geometry: FlowGeometry { flow.geometry ?? FlowGeometry() }

  /// The size of all sections (S7.11).
  var flowContentSize: CGSize {
    let content = flow.surroundings.content
    let length = geometry.length
    return flow.isVertical
      ? CGSize(width: content.width, height: length)
      : CGSize(width: length, height: content.height)
  }

  // MARK: Queries

  func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let from = flow.isVertical ? rect.minY : rect.minX
    let to = flow.isVertical ? rect.maxY : rect.maxX
    let geometry = geometry
    var found: [UICollectionViewLayoutAttributes] = []
    for index in geometry.sections(from: from, to: to) {
      let section = geometry.sections[index]
      if let header = header(of: index), header.frame.touches(rect) { found.append(header) }
      for item in section.items(from: from, to: to) {
        let frame = frame(of: item, in: section)
        if frame.touches(rect) { found.append(attributes(item, index, frame)) }
      }
      if let footer = footer(of: index), footer.frame.touches(rect) { found.append(footer) }
    }
    return found
  }

  func flowItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = geometry.sections
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.count else { return nil }
    return attributes(path.item, path.section, frame(of: path.item, in: section))
  }

  func flowSupplementary(_ kind: String, at section: Int) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(section) else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return flowHeader(section)
    case UICollectionView.elementKindSectionFooter: return flowFooter(section)
    default: return nil
    }
  }

  private func attributes(
    _ item: Int, _ section: Int, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(.cell, IndexPath(item: item, section: section), frame: frame)
    if estimatesSizes { made.fitting = [.width, .height] }
    return made
  }

  /// Returns the frame of an item: its origin on whole pixels, its size as it is (S7.9).
  private func frame(of item: Int, in section: FlowSection) -> CGRect {
    let place = section.frame(of: item)
    var frame = flow.rect(place.origin, place.size)
    frame.origin = ScrollOffset.rounded(frame.origin, scale: collectionView?.pixelScale ?? 1)
    return frame
  }

  // MARK: Headers and footers

  /// Returns the header of a section; `nil` if it is hidden.
  private func header(of index: Int) -> UICollectionViewLayoutAttributes? {
    geometry.sections[index].metrics.header > 0 ? flowHeader(index) : nil
  }

  /// Returns the footer of a section; `nil` if it is hidden.
  private func footer(of index: Int) -> UICollectionViewLayoutAttributes? {
    geometry.sections[index].metrics.footer > 0 ? flowFooter(index) : nil
  }

  private func flowHeader(_ index: Int) -> UICollectionViewLayoutAttributes {
    let height = geometry.sections[index].metrics.header
    let edge = flow.properties.headersPin ? visibleRange?.lowerBound : nil
    return supplementary(
      UICollectionView.elementKindSectionHeader, index, height,
      at: geometry.header(of: index, pinnedTo: edge), isPinned: edge != nil)
  }

  private func flowFooter(_ index: Int) -> UICollectionViewLayoutAttributes {
    let height = geometry.sections[index].metrics.footer
    let edge = flow.properties.footersPin ? visibleRange?.upperBound : nil
    return supplementary(
      UICollectionView.elementKindSectionFooter, index, height,
      at: geometry.footer(of: index, pinnedTo: edge), isPinned: edge != nil)
  }

  private func supplementary(
    _ kind: String, _ section: Int, _ length: CGFloat, at start: CGFloat, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    // The whole width of the content, ignoring the insets of the section (S7.10); a header without a
    // height also has no width (S7.26).
    let across = length > 0 ? flow.size(flow.surroundings.content).across : 0
    var frame = flow.rect(
      FlowSize(along: start, across: 0), FlowSize(along: length, across: across))
    frame.origin = ScrollOffset.rounded(frame.origin, scale: collectionView?.pixelScale ?? 1)
    let made = makeAttributes(
      .supplementary(kind), IndexPath(item: 0, section: section), frame: frame)
    // A pinned view covers the items below it. Source of the number: unknown, guessed.
    if isPinned { made.zIndex = 10 }
    return made
  }

  /// The visible range of the content between the adjusted insets, in the scroll direction.
  private var visibleRange: ClosedRange<CGFloat>? {
    guard let view = collectionView else { return nil }
    let rect = view.bounds.clampedInset(by: view.adjustedContentInset)
    return flow.isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  // MARK: Invalidating

  /// Returns whether new bounds change the layout (S7.17).
  func flowChanges(withBounds new: CGRect) -> Bool {
    if flow.properties.headersPin || flow.properties.footersPin { return true }
    guard let view = collectionView else { return false }
    let old = view.bounds.size
    return flow.size(old).across != flow.size(new.size).across
  }

  func invalidate(what context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      apply(preferred)
      return
    }
    if context.invalidateEverything { flow.measured = [:] }
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
      flow.metrics = nil
      return
    }
    if context.invalidateDataSourceCounts
      || context.invalidateFlowLayoutAttributes && context.invalidateFlowLayoutDelegateMetrics
    {
      flow.metrics = nil
    }
  }

  private func apply(_ preferred: PreferredSize) {
    let path = preferred.key.indexPath
    let size = checked(preferred.size)
    flow.measured[path.section, default: [:]][path.item] = size
    guard var geometry = flow.geometry, geometry.sections.indices.contains(path.section),
      path.item < geometry.sections[path.section].count
    else { return }
    flow.geometry = nil
    let own = flow.size(size)
    geometry.setSize(own, of: path.item, in: path.section)
    flow.metrics?[path.section].sizes.set(own, at: path.item)
    flow.geometry = geometry
  }

  /// Keeps visible content at its position while an item that begins above it changes its size.
  func adjustContentOffset(
    _ context: UICollectionViewLayoutInvalidationContext,
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) {
    guard let view = collectionView, let range = visibleRange else { return }
    let offset = flow.isVertical ? view.contentOffset.y : view.contentOffset.x
    let start = flow.isVertical ? original.frame.minY : original.frame.minX
    let rest = view.restRange.minimum
    let first = flow.isVertical ? rest.y : rest.x
    // At rest the two differ by the rounding to pixels.
    guard start < range.lowerBound - 0.5, offset > first + 0.5 else { return }
    // Only if each line contains one item does the change move everything that follows.
    let change = flow.size(preferred.size).along - flow.size(original.size).along
    guard flow.size(original.size).across * 2 > flow.size(flow.surroundings.content).across else {
      return
    }
    context.contentOffsetAdjustment =
      flow.isVertical ? CGPoint(x: 0, y: change) : CGPoint(x: change, y: 0)
  }
}

extension CGRect {
  /// Returns whether the rectangle has a point inside another one; an empty rectangle counts with its edges.
  func touches(_ other: CGRect) -> Bool {
    func axis(_ from: CGFloat, _ to: CGFloat, _ otherFrom: CGFloat, _ otherTo: CGFloat) -> Bool {
      from == to
        ? from >= otherFrom && from < otherTo || (otherFrom == otherTo && from == otherFrom)
        : from < otherTo && to > otherFrom
    }
    return axis(minX, maxX, other.minX, other.maxX) && axis(minY, maxY, other.minY, other.maxY)
  }
}
