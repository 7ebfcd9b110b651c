package import Foundation

extension UIScrollView {
  /// How long an animated scroll takes, in seconds (S4.23).
  private static var animationDuration: TimeInterval { 0.3 }

  /// Scrolls to an offset without telling the delegate, as a page that scrolled itself does.
  package func setContentOffsetSilently(_ offset: CGPoint) { scroll(to: offset, telling: false) }

  /// The offsets at which the content rests (S4.19).
  package var restRange: ScrollRange { scroll.insets.restRange }

  func scroll(to offset: CGPoint, telling: Bool) {
    let offset = ScrollOffset.rounded(offset, scale: pixelScale)
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    if telling { delegate?.scrollViewDidScroll(self) }
  }

  private var pixelScale: CGFloat { window?.screen.scale ?? traitCollection.displayScale }

  func scroll(to offset: CGPoint, animated: Bool) {
    scroll.animationNumber += 1
    let isChange = ScrollOffset.rounded(offset, scale: pixelScale) != contentOffset
    contentOffset = offset
    guard animated, isChange else { return }
    let number = scroll.animationNumber
    Runtime.loop.post(after: UIScrollView.animationDuration) { [weak self] in
      guard let self, scroll.animationNumber == number else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let wanted = ScrollOffset.showing(
      rect, from: contentOffset, viewport: bounds.size, insets: adjustedContentInset)
    setContentOffset(scroll.insets.restRange.clamp(wanted), animated: animated)
  }

  // MARK: Fingers

  /// Scrolls as a finger does that drags and then rests: within the content, nothing bounces.
  ///
  /// - Parameter distance: How far the content's offset moves, in points.
  package func drag(by distance: CGPoint) {
    guard isScrollEnabled, isUserInteractionEnabled else { return }
    scroll.animationNumber += 1
    delegate?.scrollViewWillBeginDragging(self)
    let range = scroll.insets.restRange
    contentOffset = range.clamp(
      CGPoint(
        x: scroll.insets.scrollsHorizontally ? contentOffset.x + distance.x : contentOffset.x,
        y: scroll.insets.scrollsVertically ? contentOffset.y + distance.y : contentOffset.y))
    var target = contentOffset
    delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
    if target != contentOffset { contentOffset = target }
  }

  /// Scrolls to the top as a tap on the status bar does: to −`adjustedContentInset.top` (S4.20).
  package func scrollToTop() {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    contentOffset.y = -adjustedContentInset.top
    delegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: Indicators

  /// Returns the rectangle that the vertical indicator runs in, in the bounds' space (S4.31).
  package var verticalIndicatorTrack: CGRect { track(scroll.verticalIndicatorInsets) }

  /// Returns the rectangle that the horizontal indicator runs in, in the bounds' space (S4.31).
  package var horizontalIndicatorTrack: CGRect { track(scroll.horizontalIndicatorInsets) }

  private func track(_ own: UIEdgeInsets) -> CGRect {
    let isAdjusted =
      automaticallyAdjustsScrollIndicatorInsets && contentInsetAdjustmentBehavior != .never
    return bounds.clampedInset(by: isAdjusted ? own + safeAreaInsets : own)
  }
}
