import Foundation

extension UICollectionView {
  /// The maximum number of times that views may change the layout within one pass.
  private static let roundLimit = 40

  /// Prepares the layout if something has changed, and adopts its content size (S7.19).
  func prepareIfNeeded() {
    guard collection.needsPrepare, collection.layout.collectionView === self else { return }
    collection.needsPrepare = false
    _ = loadedCounts
    collection.layout.prepare()
    updateContentSize()
  }

  private func updateContentSize() {
    let size = collection.layout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  /// Updates the views for the layout and the visible area.
  func layOutElements() {
    guard !collection.isLayingOut else { return }
    collection.isLayingOut = true
    defer { collection.isLayingOut = false }
    if collection.isReloading {
      collection.isReloading = false
      collection.swipes?.endSwipe()
      recycleAll()
    }
    for round in 1...UICollectionView.roundLimit {
      prepareIfNeeded()
      clampOffset()
      queryElements()
      showElements()
      if !fitElements(), !collection.needsPrepare { break }
      if round == UICollectionView.roundLimit { reportUnsettled() }
    }
    collection.swipes?.layOutSwipedRow()
    collection.layout.visibleElementsWerePlaced(collection.attributes)
    queuePrefetch()
  }

  private func reportUnsettled() {
    Runtime.report(
      """
      The layout of \(type(of: self)) did not settle in \(UICollectionView.roundLimit) rounds: its \
      layout or its cells invalidate it each time it is asked. The layout is \
      \(type(of: collection.layout)).
      """)
  }

  /// Clamps the offset after a change of size, such as a rotation, so that content is not scrolled
  /// beyond its end.
  private func clampOffset() {
    guard collection.sizeHasChanged else { return }
    collection.sizeHasChanged = false
    guard !isDragging, !isDecelerating, !isScrollAnimating else { return }
    let offset = contentOffset
    let range = scroll.insets.restRange
    let target = CGPoint(
      x: min(offset.x, range.maximum.x), y: min(offset.y, range.maximum.y))
    if target != offset { contentOffset = target }
  }

  private func queryElements() {
    let rect = pagesAroundBounds
    guard rect != collection.queriedRect else { return }
    collection.queriedRect = rect
    collection.attributes = rect.isEmpty ? [] : queryLayout(in: rect)
    updateContentSize()
  }

  /// Shows visible elements and reclaims the views of others.
  private func showElements() {
    let bounds = bounds
    var wanted = Set<ElementKey>()
    for attributes in collection.attributes {
      guard !attributes.isHidden, !attributes.scrollsAcross, attributes.frame.touches(bounds) else {
        continue
      }
      wanted.insert(attributes.key)
      show(attributes, in: self)
    }
    for (section, scroller) in visibleOrthogonalScrollViews() {
      for attributes in scroller.attributesInSight(of: section) {
        wanted.insert(attributes.key)
        show(attributes, in: scroller)
      }
    }
    for (key, view) in collection.visible where !wanted.contains(key) {
      collection.visible[key] = nil
      recycle(view, key)
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes, in parent: UIView) {
    let key = attributes.key
    if let view = collection.visible[key] {
      if view.superview !== parent { add(view, to: parent, zIndex: attributes.zIndex) }
      if view.reuse.attributes?.isEqual(attributes) != true
        || view.reuse.attributes?.list != attributes.list
      {
        view.update(from: attributes)
      }
      return
    }
    let view = makeView(for: attributes)
    // The data source may have reloaded the view during the call.
    guard !collection.isReloading else { return }
    collection.visible[key] = view
    view.update(from: attributes)
    view.reuse.needsFitting = true
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = collection.selection.paths.contains(key.indexPath)
      collection.prefetch.requested.removeAll { $0 == key.indexPath }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if case .supplementary(let kind) = key.element {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }
    add(view, to: parent, zIndex: attributes.zIndex)
  }

  /// Adds a view behind those with a greater number, and before all others.
  private func add(_ view: UICollectionReusableView, to parent: UIView, zIndex: Int) {
    let index = parent.subviews.firstIndex { other in
      (other as? UICollectionReusableView)?.reuse.attributes.map { $0.zIndex > zIndex } ?? false
    }
    if let index {
      parent.insertSubview(view, at: index)
    } else {
      parent.addSubview(view)
    }
  }

  /// Moves a view that is no longer shown to the pool.
  func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    view.removeFromSuperview()
    switch key.element {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
      collection.pool.enqueue(view, kind: ReusePool.cellKind)
    case .supplementary(let kind):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
      collection.pool.enqueue(view, kind: kind)
    case .decoration(let kind): collection.pool.enqueue(view, kind: "decoration " + kind)
    }
  }

  private func recycleAll() {
    let visible = collection.visible
    collection.visible = [:]
    for (key, view) in visible.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
      recycle(view, key)
    }
  }
}
