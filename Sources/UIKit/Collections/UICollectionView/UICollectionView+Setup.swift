import Foundation

extension UICollectionView {
  func setUpCollection() {
    collection.layout.state.collectionView = self
    collection.swipes = SwipeController(for: self)
    // Since dark mode there is a color behind the items; before it, the view was black.
    if systemVersion.metrics.hasCollectionBackground {
      let layout = collection.layout as? UICollectionViewCompositionalLayout
      backgroundColor = layout?.listBackground ?? .systemBackground
    }
  }

  func setDataSource(_ source: (any UICollectionViewDataSource)?) {
    guard source !== collection.dataSource else { return }
    collection.dataSource = source
    reloadAll()
  }

  func setBackgroundView(_ view: UIView?) {
    guard view !== collection.backgroundView else { return }
    collection.backgroundView?.removeFromSuperview()
    collection.backgroundView = view
    guard let view else { return }
    view.autoresizingMask = []
    insertSubview(view, at: 0)
    layOutBackgroundView()
  }

  /// Keeps the background view at its position while items scroll in front of it.
  func layOutBackgroundView() {
    if let view = collection.backgroundView, view.frame != bounds { view.frame = bounds }
  }

  // MARK: Layouts

  func exchangeLayout(
    _ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = collection.layout
    guard layout !== old else {
      if let completion { Runtime.loop.post { completion(true) } }
      return
    }
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      """
      NSInternalInconsistencyException: <\(type(of: layout)): \(LayoutLog.address(of: layout))> is \
      already the layout of another collection view
      """)
    old.prepareForTransition(to: layout)
    old.state.collectionView = nil
    layout.state.collectionView = self
    layout.prepareForTransition(from: old)
    collection.layout = layout
    for view in collection.visible.values { view.willTransition(from: old, to: layout) }
    removeOrthogonalScrollViews()
    let context = layout.makeContext {
      $0.isEverything = true
    }
    layout.invalidate(using: context)
    let offset = contentOffset
    let move = { [self] in
      for view in collection.visible.values { view.reuse.needsFitting = true }
      prepareIfNeeded()
      var target = layout.targetContentOffset(forProposedContentOffset: offset)
      target = delegateTargetContentOffset(forOffset: target)
      let range = restRange
      contentOffset = range.clamp(target)
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
    if animated, window != nil {
      UIView.animate(withDuration: UICollectionView.animationDuration, animations: move) { done in
        completion?(done)
      }
    } else {
      move()
      if let completion { Runtime.loop.post { completion(true) } }
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in collection.visible.values { view.didTransition(from: old, to: layout) }
  }

  /// The duration of an update or a change of layout, in seconds.
  ///
  /// Source: the duration of UIKit's own animated updates, estimated.
  static var animationDuration: TimeInterval { 0.3 }

  func delegateTargetContentOffset(forOffset offset: CGPoint) -> CGPoint {
    guard let delegate else { return offset }
    return OptionalRequirement.implemented {
      delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    } ?? offset
  }
}
