import Foundation

/// The scroll view that contains the items of an orthogonal section.
final class OrthogonalScrollView: UIScrollView, UIScrollViewDelegate {
  weak var collectionView: UICollectionView?
  let section: Int
  private var dragStart = CGPoint.zero

  var scrolling: OrthogonalScrolling {
    didSet { if scrolling != oldValue { applyScrolling() } }
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
    applyScrolling()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the first item was at the right at the last update.
  private var isFlipped = false

  private var shouldBeFlipped: Bool {
    scrolling.isHorizontal && collectionView?.isLayoutFlipped == true
  }

  /// Updates the view if the layout direction has changed.
  func directionMayHaveChanged() {
    if isFlipped != shouldBeFlipped { applyScrolling() }
  }

  /// The content offset from the first item.
  var scrolled: CGPoint { flippedIfNeeded(contentOffset) }

  /// Converts a content offset between the coordinates of the layout and of the view.
  ///
  /// They differ if the view is flipped. The conversion is its own inverse.
  private func flippedIfNeeded(_ offset: CGPoint) -> CGPoint {
    flippedIfNeeded(CGRect(origin: offset, size: bounds.size)).origin
  }

  /// Converts a rectangle between the coordinates of the layout and of the view.
  ///
  /// They differ if the view is flipped. The conversion is its own inverse.
  private func flippedIfNeeded(_ rect: CGRect) -> CGRect {
    rect.mirrored(in: CGRect(origin: .zero, size: contentSize), if: isFlipped)
  }

  private func applyScrolling() {
    let old = contentSize == .zero ? .zero : scrolled
    isFlipped = shouldBeFlipped
    let place = collectionView?.flippedIfNeeded(scrolling.frame) ?? scrolling.frame
    if frame != place { frame = place }
    contentSize = scrolling.contentSize
    if scrolled != old { contentOffset = flippedIfNeeded(old) }
    alwaysBounceHorizontal = scrolling.isHorizontal
    alwaysBounceVertical = !scrolling.isHorizontal
    isPagingEnabled = scrolling.stops.kind == .pages
    if case .groups = scrolling.stops.kind { decelerationRate = .fast }
  }

  /// The attributes of the elements in the visible part, in the layout's coordinates.
  ///
  /// Their frames do not include this view's content offset.
  var shown: [UICollectionViewLayoutAttributes] {
    let rect = CGRect(origin: scrolled, size: bounds.size)
      .offsetBy(dx: scrolling.frame.minX, dy: scrolling.frame.minY)
    return collectionView?.collectionViewLayout.crossAttributes(ofSection: section, in: rect) ?? []
  }

  /// Returns the attributes of the visible elements, in this view's coordinates.
  func attributesInSight(of section: Int) -> [UICollectionViewLayoutAttributes] {
    let frame = scrolling.frame
    return shown.compactMap { attributes in
      guard !attributes.isHidden else { return nil }
      let own = attributes.duplicate
      own.center =
        flippedIfNeeded(
          CGRect(
            x: attributes.center.x - frame.minX, y: attributes.center.y - frame.minY, width: 0,
            height: 0)
        ).origin
      return own.frame.touches(bounds) ? own : nil
    }
  }

  /// Scrolls to an item, without animation.
  ///
  /// On the horizontal axis, the item moves to the position; without a horizontal position, it only becomes
  /// visible. On the vertical axis, the position is ignored: the item only becomes visible.
  func show(
    _ attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition
  ) {
    let rect = flippedIfNeeded(
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
    let target = flippedIfNeeded(targetContentOffset.pointee)
    if scrolling.isHorizontal {
      let x = scrolling.stops.target(
        proposed: target.x, start: flippedIfNeeded(dragStart).x,
        velocity: isFlipped ? -velocity.x : velocity.x, range: range.horizontal)
      targetContentOffset.pointee.x = flippedIfNeeded(CGPoint(x: x, y: 0)).x
    } else {
      targetContentOffset.pointee.y = scrolling.stops.target(
        proposed: target.y, start: dragStart.y, velocity: velocity.y, range: range.vertical)
    }
  }
}
