import Foundation

extension UICollectionView {
  /// Handles an invalidation of the layout.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    collection.needsPrepare = true
    collection.queriedRect = .null
    if context.invalidateDataSourceCounts, collection.updateDepth == 0 { collection.counts = nil }
    if context.newBounds == nil, context.preferred == nil {
      for view in collection.visible.values { view.reuse.needsFitting = true }
    }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      let offset = contentOffset
      setContentOffsetSilently(CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y))
    }
    setNeedsLayout()
  }

  /// Changes the bounds; asks the layout first whether that changes it (S7.18).
  func changeBounds(to new: CGRect, _ change: () -> Void) {
    let old = bounds
    let layout = collection.layout
    guard new != old, layout.collectionView === self,
      layout.shouldInvalidateLayout(forBoundsChange: new)
    else {
      change()
      boundsOfItemsChanged(from: old)
      return
    }
    let context = layout.invalidationContext(forBoundsChange: new)
    context.newBounds = new
    change()
    layout.invalidate(using: context)
    if old.size != new.size {
      for view in collection.visible.values { view.reuse.needsFitting = true }
    }
    boundsOfItemsChanged(from: old)
  }

  private func boundsOfItemsChanged(from old: CGRect) {
    if bounds.size != old.size {
      collection.sizeHasChanged = true
      collection.queriedRect = .null
    }
  }

  func insetsChanged() {
    let layout = collection.layout
    let new = adjustedContentInset
    let old = collection.lastInsets
    collection.lastInsets = new
    var edges: UIRectEdge = []
    if old.top != new.top { edges.insert(.top) }
    if old.left != new.left { edges.insert(.left) }
    if old.bottom != new.bottom { edges.insert(.bottom) }
    if old.right != new.right { edges.insert(.right) }
    guard !edges.isEmpty, layout.dependsOnInsets(changedAt: edges) else { return }
    invalidateForSurroundings()
  }

  func surroundingsChanged() {
    guard collection.layout.collectionView === self, collection.layout.dependsOnSurroundings else {
      return
    }
    invalidateForSurroundings()
  }

  func traitsChanged(from old: UITraitCollection?) {
    guard let old, collection.layout.dependsOnTraits else { return }
    let new = traitCollection
    guard
      old.horizontalSizeClass != new.horizontalSizeClass
        || old.verticalSizeClass != new.verticalSizeClass
        || old.preferredContentSizeCategory != new.preferredContentSizeCategory
        || old.layoutDirection != new.layoutDirection || old.displayScale != new.displayScale
        || old.userInterfaceIdiom != new.userInterfaceIdiom
    else { return }
    invalidateForSurroundings()
  }

  /// Invalidates the layout as a change of the bounds does: sizes from the delegate are kept.
  private func invalidateForSurroundings() {
    let layout = collection.layout
    let context = layout.invalidationContext(forBoundsChange: bounds)
    context.newBounds = bounds
    layout.invalidate(using: context)
    for view in collection.visible.values { view.reuse.needsFitting = true }
  }

  /// Handles a self-sizing view that reports a change of its content.
  func contentSizeChanged(of view: UICollectionReusableView) {
    guard collection.selfSizingInvalidation == .enabled, collection.layout.estimatesSizes,
      !collection.isLayingOut
    else { return }
    view.reuse.needsFitting = true
    setNeedsLayout()
  }
}
