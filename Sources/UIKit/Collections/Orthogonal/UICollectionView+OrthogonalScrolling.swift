import Foundation

extension UICollectionView {
  /// Returns the scroll views of visible orthogonal sections, created when they first become visible.
  func visibleOrthogonalScrollViews() -> [(section: Int, scroller: OrthogonalScrollView)] {
    let layout = collection.layout
    let bounds = bounds
    var inSight: [(section: Int, scroller: OrthogonalScrollView)] = []
    for section in layout.orthogonalSections(in: bounds) {
      guard let scrolling = layout.orthogonalScrolling(ofSection: section),
        scrolling.frame.touches(bounds)
      else { continue }
      inSight.append((section, orthogonalScrollView(section, scrolling)))
    }
    let sections = Set(inSight.map(\.section))
    for (section, scroller) in collection.orthogonalScrollViews where !sections.contains(section) {
      // It keeps its offset until it becomes visible again.
      scroller.removeFromSuperview()
    }
    return inSight
  }

  func orthogonalScrollView(ofSection section: Int) -> OrthogonalScrollView? {
    collection.layout.orthogonalScrolling(ofSection: section).map {
      orthogonalScrollView(section, $0)
    }
  }

  private func orthogonalScrollView(_ section: Int, _ scrolling: OrthogonalScrolling)
    -> OrthogonalScrollView
  {
    let scroller: OrthogonalScrollView
    if let existing = collection.orthogonalScrollViews[section] {
      scroller = existing
      scroller.scrolling = scrolling
      scroller.directionMayHaveChanged()
    } else {
      scroller = OrthogonalScrollView(section: section, scrolling: scrolling, in: self)
      collection.orthogonalScrollViews[section] = scroller
    }
    if scroller.superview !== self { insertSubview(scroller, at: 0) }
    return scroller
  }

  func removeOrthogonalScrollViews() {
    for scroller in collection.orthogonalScrollViews.values { scroller.removeFromSuperview() }
    collection.orthogonalScrollViews = [:]
  }

  /// Updates the shown views after orthogonal scrolling.
  func orthogonalScrollViewMoved(_ scroller: OrthogonalScrollView) {
    guard !collection.isLayingOut else { return }
    setNeedsLayout()
  }
}
