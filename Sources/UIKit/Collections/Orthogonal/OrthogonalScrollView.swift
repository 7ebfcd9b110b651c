import Foundation

/// The scroll view that the items of a section are in which scrolls across the others.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  weak var collectionView: UICollectionView?
  let section: Int
  private var dragStart = CGPoint.zero

  var scrolling: OrthogonalScrolling {
    didSet { if scrolling != oldValue { follow() } }
  }

  init(section: Int, scrolling: OrthogonalScrolling, in collectionView: UICollectionView) {
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

  /// Whether the first item is at the right, as it was when the view last followed the layout.
  private var isFlipped = false

  private var isToBeFlipped: Bool {
    scrolling.isHorizontal && collectionView?.isLayoutFlipped == true
  }

  /// Follows another writing direction.
  func directionMayHaveChanged() {
    if isFlipped != isToBeFlipped { follow() }
  }

  /// How far content is scrolled from its first item.
  var scrolled: CGPoint { turned(contentOffset) }

  /// An offset counted from the other end; does so for both ways.
  private func turned(_ offset: CGPoint) -> CGPoint {
    guard isFlipped else { return offset }
    return CGPoint(x: contentSize.width - bounds.width - offset.x, y: offset.y)
  }

  private func turned(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  private func follow() {
    let old = contentSize == .zero ? .zero : scrolled
    isFlipped = isToBeFlipped
    let place = collectionView?.flippedIfNeeded(scrolling.frame) ?? scrolling.frame
    if frame != place { frame = place }
    contentSize = scrolling.contentSize
    if scrolled != old { contentOffset = turned(old) }
    alwaysBounceHorizontal = scrolling.isHorizontal
    alwaysBounceVertical = !scrolling.isHorizontal
    isPagingEnabled = scrolling.stops.kind == .pages
    if case .groups = scrolling.stops.kind { decelerationRate = .fast }
  }

  /// The attributes of what is shown, in the space of the collection view's content at rest.
  var shown: [UICollectionViewLayoutAttributes] {
    let rect = CGRect(origin: scrolled, size: bounds.size)
      .offsetBy(dx: scrolling.frame.minX, dy: scrolling.frame.minY)
    return collectionView?.collectionViewLayout.crossAttributes(ofSection: section, in: rect) ?? []
  }

  /// The attributes of what is seen, in this view's space.
  func attributesInSight(of section: Int) -> [UICollectionViewLayoutAttributes] {
    let frame = scrolling.frame
    return shown.compactMap { attributes in
      guard !attributes.isHidden else { return nil }
      let own = attributes.duplicate
      own.center =
        turned(
          CGRect(
            x: attributes.center.x - frame.minX, y: attributes.center.y - frame.minY, width: 0,
            height: 0)
        ).origin
      return own.frame.touches(bounds) ? own : nil
    }
  }

  /// Scrolls until an item is at a place of what is seen.
  func show(
    _ attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition
  ) {
    let rect = turned(
      attributes.frame.offsetBy(dx: -scrolling.frame.minX, dy: -scrolling.frame.minY))
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
    collectionView?.orthogonalScrollViewMoved(self)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { dragStart = contentOffset }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let range = restRange
    let target = turned(targetContentOffset.pointee)
    if scrolling.isHorizontal {
      let x = scrolling.stops.target(
        proposed: target.x, start: turned(dragStart).x,
        velocity: isFlipped ? -velocity.x : velocity.x, range: range.horizontal)
      targetContentOffset.pointee.x = turned(CGPoint(x: x, y: 0)).x
    } else {
      targetContentOffset.pointee.y = scrolling.stops.target(
        proposed: target.y, start: dragStart.y, velocity: velocity.y, range: range.vertical)
    }
  }
}
