import Foundation

extension UICollectionView {
  /// The rectangle for which the layout is queried: whole pages of the view's size around the
  /// visible area (S7.18).
  var pagesAroundBounds: CGRect {
    let bounds = bounds
    func axis(_ from: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard length > 0 else { return (from, from) }
      return (
        (from / length).rounded(.down) * length, ((from + length) / length).rounded(.up) * length
      )
    }
    let (left, right) = axis(bounds.minX, bounds.width)
    let (top, bottom) = axis(bounds.minY, bounds.height)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether the layout is mirrored: it was written for the other layout direction.
  var isLayoutFlipped: Bool {
    collection.layout.flipsHorizontallyInOppositeLayoutDirection
      && collection.layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  /// Converts a rectangle between the coordinates of the layout and of the content.
  ///
  /// They differ if the layout is flipped. The conversion is its own inverse.
  func flippedIfNeeded(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: CGRect(origin: .zero, size: contentSize), if: isLayoutFlipped)
  }

  func flippedIfNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isLayoutFlipped else { return attributes }
    let copy = attributes.duplicate
    copy.center.x = contentSize.width - attributes.center.x
    return copy
  }

  /// Queries the layout for the elements in a rectangle of the content.
  func queryLayout(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = collection.layout.layoutAttributesForElements(in: flippedIfNeeded(rect)) ?? []
    for attributes in found where attributes.element == .cell {
      precondition(
        hasItem(at: attributes.indexPath),
        """
        NSInternalInconsistencyException: UICollectionView received layout attributes for a cell \
        with an index path that does not exist: \(attributes.indexPath.listDescription)
        """)
    }
    return isLayoutFlipped ? found.map(flippedIfNeeded) : found
  }

  func attributesOfItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard hasItem(at: path) else { return nil }
    prepareIfNeeded()
    guard let attributes = collection.layout.layoutAttributesForItem(at: path) else { return nil }
    return moved(flippedIfNeeded(attributes))
  }

  func attributesOfSupplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collection.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      .map(flippedIfNeeded)
  }

  /// Returns attributes whose frame includes the offset of an orthogonal section.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let scroller = collection.orthogonalScrollViews[attributes.indexPath.section],
      attributes.scrollsAcross
    else { return attributes }
    let copy = attributes.duplicate
    let scrolled = scroller.scrolled
    copy.center.x += isLayoutFlipped ? scrolled.x : -scrolled.x
    copy.center.y -= scrolled.y
    return copy
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    var candidates = queryLayout(in: rect)
    for (section, scroller) in collection.orthogonalScrollViews where scroller.frame.contains(point)
    {
      candidates.removeAll { $0.indexPath.section == section && $0.scrollsAcross }
      candidates += scroller.shown.filter { $0.element == .cell }.map {
        moved(flippedIfNeeded($0))
      }
    }
    return
      candidates
      .filter { $0.element == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  // MARK: Visible elements

  var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
    collection.visible.compactMap { key, view in
      (view as? UICollectionViewCell).map { (key.indexPath, $0) }
    }.sorted { $0.path < $1.path }
  }

  func shownSupplementaries(
    _ kind: String
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    collection.visible.compactMap { key, view in
      key.element == .supplementary(kind) ? (key.indexPath, view) : nil
    }.sorted { $0.path < $1.path }
  }

  func path(of cell: UICollectionViewCell) -> IndexPath? {
    collection.visible.first { $0.value === cell }?.key.indexPath
  }
}
