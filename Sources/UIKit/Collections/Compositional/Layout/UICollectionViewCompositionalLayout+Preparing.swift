import Foundation

extension UICollectionViewCompositionalLayout {
  var axes: CompositionalAxes {
    CompositionalAxes(isVertical: compositional.configuration.scrollDirection == .vertical)
  }

  var placedSections: [PlacedSection] { compositional.sections ?? [] }

  func prepareSections() {
    guard let view = collectionView else {
      compositional.sections = []
      return
    }
    let surroundings = surroundings(of: view)
    if surroundings != compositional.surroundings {
      if surroundings.content != compositional.surroundings.content {
        compositional.measured = [:]
        compositional.measuredViews = [:]
      }
      compositional.surroundings = surroundings
      compositional.sections = nil
    }
    guard compositional.sections == nil else { return }
    compositional.sections = (0..<view.numberOfSections).map {
      makePlacedSection($0, count: view.numberOfItems(inSection: $0))
    }
    compositional.boundarySizes = configuration.boundarySupplementaryItems.map {
      size(of: $0, path: IndexPath(index: 0), insets: .zero)
    }
    moveSections(from: 0)
  }

  private func surroundings(of view: UICollectionView) -> CompositionalSurroundings {
    let taken = view.adjustedContentInset
    let direction = view.effectiveUserInterfaceLayoutDirection
    func beyond(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      // An edge that the scroll view's adjustment includes already is not counted again.
      NSDirectionalEdgeInsets(
        UIEdgeInsets(
          top: max(0, insets.top - taken.top), left: max(0, insets.left - taken.left),
          bottom: max(0, insets.bottom - taken.bottom), right: max(0, insets.right - taken.right)),
        direction: direction)
    }
    let readable = view.readableContentGuide.layoutFrame
    let bounds = view.bounds
    return CompositionalSurroundings(
      content: CGSize(
        width: max(0, bounds.width - taken.left - taken.right),
        height: max(0, bounds.height - taken.top - taken.bottom)),
      safeArea: beyond(view.safeAreaInsets), margins: beyond(view.layoutMargins),
      readable: beyond(
        UIEdgeInsets(
          top: 0, left: readable.minX - bounds.minX, bottom: 0,
          right: bounds.maxX - readable.maxX)),
      scale: view.pixelScale, traits: view.traitCollection)
  }

  /// Returns the insets of a reference at the sides.
  private func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    var insets = compositional.surroundings.insets(
      reference == .automatic ? configuration.contentInsetsReference : reference)
    if axes.isVertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return insets
  }

  private func makePlacedSection(_ index: Int, count: Int) -> PlacedSection {
    let surroundings = compositional.surroundings
    let traits = surroundings.traits ?? UITraitCollection(displayScale: 1)
    let environment = LayoutEnvironment(
      size: surroundings.content, insets: insets(.automatic), traits: traits)
    guard let section = sectionProvider(index, environment) else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: Invalid section definition. Please specify a valid \
        section definition when content is to be rendered for a section. This is a client error.
        """)
    }
    let reference = insets(section.contentInsetsReference)
    let own = reference + section.contentInsets
    let content = surroundings.content
    var views: [NSCollectionLayoutSupplementaryItem] = []
    let container = CGSize(
      width: max(0, content.width - own.leading - own.trailing),
      height: max(0, content.height - (axes.isVertical ? 0 : own.top + own.bottom)))
    let template = GroupTemplate(
      section.group, attached: &views, environment, container: container,
      scale: surroundings.scale)
    let plan = SectionPlan(
      template, container: container, itemCount: count, spacing: section.interGroupSpacing,
      isHorizontal: (section.orthogonalScrollingBehavior != .none) == axes.isVertical,
      scale: surroundings.scale, preferred: compositional.measured[index] ?? [:])
    let followed =
      section.supplementaryContentInsetsReference == .automatic
      ? reference : insets(section.supplementaryContentInsetsReference)
    let sides = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let supplementaryInsets = followed + sides
    let sizes = section.boundarySupplementaryItems.map {
      size(of: $0, path: IndexPath(item: 0, section: index), insets: supplementaryInsets)
    }
    return PlacedSection(
      section: section, index: index, plan: plan, attached: views, axes: axes, container: content,
      insets: own, supplementaryInsets: supplementaryInsets, boundarySizes: sizes)
  }

  /// Returns the size of a boundary supplementary view: its preferred size if the layout lets it decide.
  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, path: IndexPath,
    insets: NSDirectionalEdgeInsets
  ) -> CGSize {
    let content = compositional.surroundings.content
    let container = CGSize(
      width: content.width - (axes.isVertical ? insets.leading + insets.trailing : 0),
      height: content.height - (axes.isVertical ? 0 : insets.top + insets.bottom))
    let scale = compositional.surroundings.scale
    let width = GroupTemplate.Length(item.layoutSize.widthDimension)
    let height = GroupTemplate.Length(item.layoutSize.heightDimension)
    let asked = compositional.measuredViews[
      ElementKey(element: .supplementary(item.elementKind), indexPath: path)]
    var size = CGSize(
      width: width.resolved(in: container, scale: scale),
      height: height.resolved(in: container, scale: scale))
    if let asked {
      if width.isEstimated { size.width = asked.width }
      if height.isEstimated { size.height = asked.height }
    }
    return size
  }

  /// Positions sections one after the other.
  func moveSections(from first: Int) {
    guard var sections = compositional.sections else { return }
    compositional.sections = nil
    for index in sections.indices.dropFirst(first) {
      sections[index].start =
        index == 0
        ? globalLength(axes.startEdge)
        : sections[index - 1].end + configuration.interSectionSpacing
    }
    compositional.sections = sections
  }

  /// Returns the length of the supplementary views at an edge of the whole content.
  func globalLength(_ edge: NSDirectionalRectEdge) -> CGFloat {
    var length: CGFloat = 0
    for (index, item) in configuration.boundarySupplementaryItems.enumerated()
    where item.alignment.edges.contains(edge) && item.extendsBoundary {
      length = max(length, axes.along(compositional.boundarySizes[index]))
    }
    return length
  }

  // MARK: Invalidating

  func sectionsChange(withBounds new: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if view.bounds.size != new.size { return true }
    let pins = configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    return pins
      || placedSections.contains { placed in
        placed.section.visibleItemsInvalidationHandler != nil
          || placed.section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      }
  }

  func invalidate(what context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred {
      apply(preferred)
    } else if context.newBounds == nil {
      if context.invalidateEverything {
        compositional.measured = [:]
        compositional.measuredViews = [:]
      }
      compositional.sections = nil
    }
  }

  func differs(
    _ preferred: UICollectionViewLayoutAttributes, from original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = original.fitting
    return (axes.contains(.width) && abs(preferred.size.width - original.size.width) > 1e-4)
      || (axes.contains(.height) && abs(preferred.size.height - original.size.height) > 1e-4)
  }

  private func apply(_ preferred: PreferredSize) {
    let path = preferred.key.indexPath
    switch preferred.key.element {
    case .cell:
      compositional.measured[path.section, default: [:]][path.item] = preferred.size
      guard placedSections.indices.contains(path.section) else { return }
      compositional.sections?[path.section].plan.setPreferred(preferred.size, of: path.item)
      moveSections(from: path.section)
    case .supplementary, .decoration:
      compositional.measuredViews[preferred.key] = preferred.size
      // There are few such views: the layout is computed again, with the known sizes.
      compositional.sections = nil
    }
  }

  /// Keeps visible content at its position while an element that begins above it changes its size.
  func adjustContentOffset(
    _ context: UICollectionViewLayoutInvalidationContext,
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) {
    guard let view = collectionView, axes.isVertical, !original.scrollsAcross else { return }
    let visible = view.bounds.clampedInset(by: view.adjustedContentInset)
    // At rest the two differ by the rounding to pixels.
    guard original.frame.minY < visible.minY - 0.5,
      view.contentOffset.y > view.restRange.minimum.y + 0.5,
      original.size.width * 2 > compositional.surroundings.content.width
    else { return }
    context.contentOffsetAdjustment = CGPoint(
      x: 0, y: preferred.size.height - original.size.height)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (one: Self, two: Self) -> Self {
    Self(
      top: one.top + two.top, leading: one.leading + two.leading, bottom: one.bottom + two.bottom,
      trailing: one.trailing + two.trailing)
  }
}
