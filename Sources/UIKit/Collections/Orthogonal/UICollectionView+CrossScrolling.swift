import Foundation

extension UICollectionView {
  /// The scroll views of sections in sight that scroll across, made when they are first seen.
  func crossScrollersInSight() -> [(section: Int, scroller: CrossScrollView)] {
    let layout = collection.layout
    let bounds = bounds
    var inSight: [(section: Int, scroller: CrossScrollView)] = []
    for section in layout.crossScrollingSections(in: bounds) {
      guard let scrolling = layout.crossScrolling(ofSection: section),
        scrolling.frame.touches(bounds)
      else { continue }
      inSight.append((section, crossScroller(section, scrolling)))
    }
    let sections = Set(inSight.map(\.section))
    for (section, scroller) in collection.crossScrollers where !sections.contains(section) {
      // It keeps its offset until it is seen again.
      scroller.removeFromSuperview()
    }
    return inSight
  }

  func crossScroller(ofSection section: Int) -> CrossScrollView? {
    collection.layout.crossScrolling(ofSection: section).map { crossScroller(section, $0) }
  }

  private func crossScroller(_ section: Int, _ scrolling: CrossScrolling) -> CrossScrollView {
    let scroller: CrossScrollView
    if let existing = collection.crossScrollers[section] {
      scroller = existing
      scroller.scrolling = scrolling
      scroller.directionMayHaveChanged()
    } else {
      scroller = CrossScrollView(section: section, scrolling: scrolling, in: self)
      collection.crossScrollers[section] = scroller
    }
    if scroller.superview !== self { insertSubview(scroller, at: 0) }
    return scroller
  }

  func removeCrossScrollers() {
    for scroller in collection.crossScrollers.values { scroller.removeFromSuperview() }
    collection.crossScrollers = [:]
  }

  /// Items have scrolled across: others come into sight.
  func crossScrollerMoved(_ scroller: CrossScrollView) {
    guard !collection.isLayingOut else { return }
    setNeedsLayout()
  }
}
