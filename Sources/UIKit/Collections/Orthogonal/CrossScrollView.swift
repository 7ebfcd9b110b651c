import Foundation

/// The scroll view that the items of a section are in which scrolls across the others.
final class CrossScrollView: UIScrollView, UIScrollViewDelegate {
  weak var collectionView: UICollectionView?
  let section: Int
  private var dragStart = CGPoint.zero

  var scrolling: CrossScrolling {
    didSet { if scrolling != oldValue { follow() } }
  }

  init(section: Int, scrolling: CrossScrolling, in collectionView: UICollectionView) {
    self.section = section
    self.scrolling = scrolling
    self.collectionView = collectionView
    super.init(frame: scrolling.frame)
    delegate = self
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    clipsToBounds = false
    setFrameworkAdjustmentBehavior(.never)
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private func follow() {
    if frame != scrolling.frame { frame = scrolling.frame }
    contentSize = scrolling.contentSize
    alwaysBounceHorizontal = scrolling.isHorizontal
    alwaysBounceVertical = !scrolling.isHorizontal
    isPagingEnabled = scrolling.stops.kind == .pages
    if case .groups = scrolling.stops.kind { decelerationRate = .fast }
  }

  /// The attributes of what is shown, in the space of the collection view's content at rest.
  var shown: [UICollectionViewLayoutAttributes] {
    collectionView?.collectionViewLayout.crossAttributes(
      ofSection: section, in: bounds.offsetBy(dx: frame.minX, dy: frame.minY)) ?? []
  }

  /// The attributes of what is seen, in this view's space.
  func attributesInSight(of section: Int) -> [UICollectionViewLayoutAttributes] {
    let frame = scrolling.frame
    return shown.compactMap { attributes in
      guard !attributes.isHidden else { return nil }
      let own = attributes.duplicate
      own.center = CGPoint(
        x: attributes.center.x - frame.minX, y: attributes.center.y - frame.minY)
      return own.frame.touches(bounds) ? own : nil
    }
  }

  /// Scrolls until an item is at a place of what is seen.
  func show(
    _ attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition
  ) {
    let rect = attributes.frame.offsetBy(dx: -scrolling.frame.minX, dy: -scrolling.frame.minY)
    var target = contentOffset
    if scrolling.isHorizontal {
      if position.contains(.left) {
        target.x = rect.minX
      } else if position.contains(.right) {
        target.x = rect.maxX - bounds.width
      } else if position.contains(.centeredHorizontally) {
        target.x = rect.midX - bounds.width / 2
      } else {
        target = ScrollOffset.showing(
          rect, from: target, viewport: bounds.size, insets: .zero)
      }
    } else {
      target = ScrollOffset.showing(rect, from: target, viewport: bounds.size, insets: .zero)
    }
    contentOffset = restRange.clamp(target)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    collectionView?.crossScrollerMoved(self)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let range = restRange
    let target = targetContentOffset.pointee
    if scrolling.isHorizontal {
      targetContentOffset.pointee.x = scrolling.stops.target(
        proposed: target.x, start: dragStart.x, velocity: velocity.x, range: range.horizontal)
    } else {
      targetContentOffset.pointee.y = scrolling.stops.target(
        proposed: target.y, start: dragStart.y, velocity: velocity.y, range: range.vertical)
    }
  }
}
