import Foundation

extension UICollectionViewCompositionalLayout {
  var placedContentSize: CGSize {
    let content = compositional.surroundings.content
    let end = placedSections.last?.end ?? globalLength(axes.startEdge)
    let length = end + globalLength(axes.endEdge)
    return axes.isVertical
      ? CGSize(width: content.width, height: length)
      : CGSize(width: length, height: content.height)
  }

  /// Returns the sections that intersect a rectangle of the content.
  func sections(in rect: CGRect) -> Range<Int> {
    let sections = placedSections
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end < axes.min(rect) { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < sections.count, sections[end].start <= axes.max(rect) { end += 1 }
    return low..<end
  }

  /// The visible rectangle of the content between the adjusted insets.
  private var visibleRect: CGRect? {
    collectionView.map { $0.bounds.clampedInset(by: $0.adjustedContentInset) }
  }

  func placedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes?) {
      if let attributes, attributes.frame.touches(rect) { found.append(attributes) }
    }
    for index in configuration.boundarySupplementaryItems.indices { add(global(index)) }
    for index in sections(in: rect) {
      let placed = placedSections[index]
      for (number, _) in placed.section.decorationItems.enumerated() {
        add(decoration(number, placed))
      }
      for number in placed.section.boundarySupplementaryItems.indices {
        add(boundary(number, placed))
      }
      guard !placed.crossesScrolling else { continue }
      var items: [UICollectionViewLayoutAttributes] = []
      for item in placed.items(in: rect) { items += elements(of: item, placed) }
      handle(items, placed, offset: collectionView?.contentOffset ?? .zero)
      for attributes in items { add(attributes) }
    }
    return found
  }

  func placedAttributes(
    across section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard placedSections.indices.contains(section) else { return [] }
    let placed = placedSections[section]
    var found: [UICollectionViewLayoutAttributes] = []
    for item in placed.items(in: rect) { found += elements(of: item, placed) }
    let frame = placed.orthogonalScrolling?.frame ?? .zero
    handle(
      found, placed, offset: CGPoint(x: rect.minX - frame.minX, y: rect.minY - frame.minY))
    return found
  }

  /// Calls the section's handler with the visible items, which it may move.
  private func handle(
    _ attributes: [UICollectionViewLayoutAttributes], _ placed: PlacedSection, offset: CGPoint
  ) {
    guard let handler = placed.section.visibleItemsInvalidationHandler else { return }
    let surroundings = compositional.surroundings
    handler(
      attributes.map(VisibleItem.init), offset,
      LayoutEnvironment(
        size: surroundings.content, insets: placed.insets,
        traits: surroundings.traits ?? UITraitCollection(displayScale: 1)))
  }

  // MARK: Items

  func placedItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, placedSections.indices.contains(path.section) else { return nil }
    return elements(of: path.item, placedSections[path.section]).first
  }

  /// Returns the attributes of an item and of the views that are attached to it, the item first.
  private func elements(
    of item: Int, _ placed: PlacedSection
  ) -> [UICollectionViewLayoutAttributes] {
    guard let (frame, leaf) = placed.leaf(of: item) else { return [] }
    let path = IndexPath(item: item, section: placed.index)
    let attributes = makeAttributes(.cell, path, frame: snapped(frame))
    attributes.zIndex = leaf.zIndex
    attributes.fitting = leaf.fitting
    attributes.scrollsAcross = placed.crossesScrolling
    attributes.list = placed.section.list?.cellAppearance(
      of: item, in: placed.plan.itemCount, section: placed.index)
    guard !leaf.attached.isEmpty else { return [attributes] }
    let origin = CGPoint(x: frame.minX - leaf.frame.minX, y: frame.minY - leaf.frame.minY)
    return [attributes]
      + leaf.attached.map { attached in
        let view = placed.attached[attached.number]
        let rect = attached.rect.offsetBy(dx: origin.x, dy: origin.y)
        let scale = compositional.surroundings.scale
        let size = CGSize(
          width: GroupTemplate.Length(view.layoutSize.widthDimension).resolved(
            in: rect.size, scale: scale),
          height: GroupTemplate.Length(view.layoutSize.heightDimension).resolved(
            in: rect.size, scale: scale))
        let made = makeAttributes(
          .supplementary(view.elementKind), path, frame: snapped(view.frame(size: size, at: rect)))
        made.zIndex = view.zIndex
        made.scrollsAcross = placed.crossesScrolling
        return made
      }
  }

  private func snapped(_ frame: CGRect) -> CGRect {
    CGRect(
      origin: ScrollOffset.rounded(frame.origin, scale: compositional.surroundings.scale),
      size: frame.size)
  }

  // MARK: Views at edges

  func placedSupplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 {
      return configuration.boundarySupplementaryItems.firstIndex { $0.elementKind == kind }
        .flatMap(global)
    }
    guard placedSections.indices.contains(path.section) else { return nil }
    let placed = placedSections[path.section]
    if let index = placed.section.boundarySupplementaryItems.firstIndex(where: {
      $0.elementKind == kind
    }) {
      return boundary(index, placed)
    }
    return elements(of: path.item, placed).first { $0.element == .supplementary(kind) }
  }

  private func boundary(
    _ index: Int, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes? {
    let item = placed.section.boundarySupplementaryItems[index]
    let attributes = makeAttributes(
      .supplementary(item.elementKind), IndexPath(item: 0, section: placed.index),
      frame: snapped(placed.boundaryFrame(index, visible: visibleRect)))
    finish(attributes, item)
    attributes.list = placed.section.list?.boundaryAppearance(of: item, section: placed.index)
    return attributes
  }

  private func global(_ index: Int) -> UICollectionViewLayoutAttributes? {
    guard compositional.boundarySizes.indices.contains(index) else { return nil }
    let item = configuration.boundarySupplementaryItems[index]
    let size = compositional.boundarySizes[index]
    let edges = item.alignment.edges
    let length = axes.along(placedContentSize)
    var along = edges.contains(axes.endEdge) ? length - axes.along(size) : 0
    if item.pinToVisibleBounds, let visible = visibleRect {
      along =
        edges.contains(axes.endEdge)
        ? min(along, axes.max(visible) - axes.along(size)) : max(along, axes.min(visible))
    }
    let space = axes.across(compositional.surroundings.content) - axes.across(size)
    let part: CGFloat =
      edges.contains(axes.startAcrossEdge) ? 0 : edges.contains(axes.endAcrossEdge) ? 1 : 0.5
    let origin = axes.point(
      along: along + axes.along(item.offset), across: space * part + axes.across(item.offset))
    let attributes = makeAttributes(
      .supplementary(item.elementKind), IndexPath(index: 0),
      frame: snapped(CGRect(origin: origin, size: size)))
    finish(attributes, item)
    return attributes
  }

  private func finish(
    _ attributes: UICollectionViewLayoutAttributes,
    _ item: NSCollectionLayoutBoundarySupplementaryItem
  ) {
    attributes.zIndex = item.zIndex
    if item.layoutSize.widthDimension.isEstimated { attributes.fitting.insert(.width) }
    if item.layoutSize.heightDimension.isEstimated { attributes.fitting.insert(.height) }
  }

  // MARK: Backgrounds

  func placedDecoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, placedSections.indices.contains(path.section) else { return nil }
    let placed = placedSections[path.section]
    return placed.section.decorationItems.firstIndex { $0.elementKind == kind }
      .map { decoration($0, placed) }
  }

  private func decoration(
    _ index: Int, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let item = placed.section.decorationItems[index]
    // Leading is left here; the collection view mirrors the layout.
    let insets = item.contentInsets.physical(direction: .leftToRight)
    let attributes = makeAttributes(
      .decoration(item.elementKind), IndexPath(item: 0, section: placed.index),
      frame: snapped(placed.frame.clampedInset(by: insets)))
    attributes.zIndex = item.zIndex
    return attributes
  }
}
