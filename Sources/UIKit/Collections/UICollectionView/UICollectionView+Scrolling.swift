import Foundation

extension UICollectionView {
  func scrollItem(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    let counts = loadedCounts
    guard path.count == 2, counts.indices.contains(path.section) else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: Attempted to scroll the collection view to an \
        out-of-bounds section (\(path.first ?? 0)) when there are only \(counts.count) sections. \
        Collection view: \(description).
        """)
    }
    guard path.item >= 0, path.item < counts[path.section] else {
      preconditionFailure(
        """
        NSInternalInconsistencyException: Attempted to scroll the collection view to an \
        out-of-bounds item (\(path.item)) when there are only \(counts[path.section]) items in \
        section \(path.section). Collection view: \(description).
        """)
    }
    checkPosition(position)
    layOutForScrolling()
    guard let target = offset(showing: path, at: position) else { return }
    setContentOffset(target, animated: animated)
    guard !animated, collection.layout.estimatesSizes, window != nil else { return }
    // Views that become visible determine their sizes; that can move the item.
    for _ in 0..<8 {
      layoutIfNeeded()
      guard let next = offset(showing: path, at: position), next != contentOffset else { return }
      setContentOffset(next, animated: false)
    }
  }

  private func layOutForScrolling() {
    if window != nil { layoutIfNeeded() }
    prepareIfNeeded()
  }

  private func checkPosition(_ position: ScrollPosition) {
    let vertical: [ScrollPosition] = [.top, .centeredVertically, .bottom]
    let horizontal: [ScrollPosition] = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] {
      precondition(
        axis.count { position.contains($0) } <= 1,
        "NSInvalidArgumentException: You can only specify one scroll position per axis")
    }
  }

  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
    guard let unflipped = collection.layout.layoutAttributesForItem(at: path) else { return nil }
    let attributes = flippedIfNeeded(unflipped)
    if attributes.scrollsAcross {
      orthogonalScrollView(ofSection: path.section)?.show(unflipped, at: position)
    }
    let insets = adjustedContentInset
    let rect = attributes.frame
    var target = contentOffset
    let across: ScrollPosition = [.left, .centeredHorizontally, .right]
    let along: ScrollPosition = [.top, .centeredVertically, .bottom]
    if position.isDisjoint(with: across.union(along)) {
      let shown = ScrollOffset.showing(
        rect, from: target, viewport: bounds.size, insets: insets)
      return ScrollOffset.rounded(restRange.clamp(shown), scale: pixelScale)
    }
    let space = CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
    if position.contains(.top) { target.y = rect.minY - insets.top }
    if position.contains(.bottom) { target.y = rect.maxY + insets.bottom - bounds.height }
    if position.contains(.centeredVertically) {
      target.y = rect.midY - insets.top - space.height / 2
    }
    if !attributes.scrollsAcross {
      if position.contains(.left) { target.x = rect.minX - insets.left }
      if position.contains(.right) { target.x = rect.maxX + insets.right - bounds.width }
      if position.contains(.centeredHorizontally) {
        target.x = rect.midX - insets.left - space.width / 2
      }
    }
    return ScrollOffset.rounded(scroll.insets.restRange.clamp(target), scale: pixelScale)
  }
}
