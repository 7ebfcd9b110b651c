import Foundation

extension UICollectionView {
  /// Schedules a call of ``prefetchDataSource`` in the run loop.
  func queuePrefetch() {
    guard collection.prefetch.isEnabled, collection.prefetchDataSource != nil, window != nil,
      !collection.prefetch.isQueued
    else { return }
    collection.prefetch.isQueued = true
    Runtime.loop.post { [weak self] in
      guard let self else { return }
      collection.prefetch.isQueued = false
      prefetch()
    }
  }

  /// Prefetches the items of the next page in the direction of scrolling, and cancels prefetching
  /// for those that are neither visible nor on that page.
  private func prefetch() {
    guard let source = collection.prefetchDataSource, !bounds.isEmpty, !collection.needsPrepare
    else { return }
    let offset = contentOffset
    let last = collection.prefetch.lastOffset
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    let moved = isVertical ? offset.y - last.y : offset.x - last.x
    if moved != 0 { collection.prefetch.goesBack = moved < 0 }
    collection.prefetch.lastOffset = offset
    let goesBack = collection.prefetch.goesBack
    let way: CGFloat = goesBack ? -1 : 1
    let ahead =
      isVertical
      ? bounds.offsetBy(dx: 0, dy: way * bounds.height)
      : bounds.offsetBy(dx: way * bounds.width, dy: 0)
    let near = queryLayout(in: ahead).filter { attributes in
      attributes.element == .cell && collection.visible[attributes.key] == nil
        && attributes.frame.touches(ahead)
    }
    var paths = near.map(\.indexPath).sorted()
    if goesBack { paths.reverse() }
    let expected = Set(paths)
    let requested = Set(collection.prefetch.requested)
    let stale = collection.prefetch.requested.filter { path in
      !expected.contains(path) && cellForItem(at: path) == nil
    }
    let new = paths.filter { !requested.contains($0) }
    collection.prefetch.requested.removeAll { !expected.contains($0) }
    collection.prefetch.requested += new
    if !stale.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: stale) }
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
  }
}
