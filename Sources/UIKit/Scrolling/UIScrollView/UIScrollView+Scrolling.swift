package import Foundation

extension UIScrollView {
  /// The duration of an animated scroll, in seconds (S4.23).
  private static var animationDuration: TimeInterval { 0.3 }

  /// Scrolls to an offset without calling the delegate, as for a page that has scrolled itself.
  package func setContentOffsetSilently(_ offset: CGPoint) { scroll(to: offset, telling: false) }

  /// The offsets at which the content rests (S4.19), including the height by which a collapsed bar
  /// can expand (S3.18).
  package var restRange: ScrollRange {
    var range = scroll.insets.restRange
    range.minimum.y -= collapsedBarHeight
    return range
  }

  func scroll(to offset: CGPoint, telling: Bool) {
    precondition(
      offset.x.isFinite && offset.y.isFinite,
      "CALayerInvalidGeometry: CALayer bounds contains NaN or infinity: [\(offset.x) \(offset.y)]")
    let offset = ScrollOffset.rounded(offset, scale: pixelScale)
    guard offset != bounds.origin else { return }
    // The setter calls the delegate; observers are notified after it has returned.
    notifying("contentOffset") {
      bounds.origin = offset
      if telling { delegate?.scrollViewDidScroll(self) }
    }
  }

  /// Pixels per point.
  var pixelScale: CGFloat { window?.screen.scale ?? traitCollection.displayScale }

  /// The size of a pixel, in points.
  var pixel: CGFloat { pixelScale > 0 ? 1 / pixelScale : 1 }

  func scroll(to offset: CGPoint, animated: Bool) {
    stopMoving()
    guard animated else {
      contentOffset = offset
      return
    }
    let target = ScrollOffset.rounded(offset, scale: pixelScale)
    guard target != contentOffset else { return }
    animateScroll(to: target) { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls over 0.3 s, slow at both ends (S4.23); the offset grows with each frame.
  func animateScroll(to target: CGPoint, ended: @escaping () -> Void) {
    let start = contentOffset
    let startTime = Runtime.loop.now
    scroll.motion.mover = .animation(ended: ended)
    scroll.motion.ticker.start { [weak self] now in
      guard let self else { return false }
      let part = (now - startTime) / UIScrollView.animationDuration
      guard part < 1 - 1e-9 else {
        scroll.motion.mover = .nothing
        scroll(to: target, telling: true)
        ended()
        return false
      }
      let progress = TimingCurve.easeInOut.progress(at: part)
      scroll(
        to: CGPoint(
          x: start.x + (target.x - start.x) * progress,
          y: start.y + (target.y - start.y) * progress),
        telling: true)
      return true
    }
  }

  /// Stops deceleration and animations; the delegate is not called for them.
  func stopMoving() {
    scroll.motion.ticker.stop()
    scroll.motion.mover = .nothing
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let wanted = ScrollOffset.showing(
      rect, from: contentOffset, viewport: bounds.size, insets: adjustedContentInset)
    setContentOffset(scroll.insets.restRange.clamp(wanted), animated: animated)
  }

  // MARK: Status bar

  /// Scrolls to the top as a tap on the status bar does: to −`adjustedContentInset.top` (S4.20).
  ///
  /// - Returns: Whether it scrolls.
  @discardableResult
  package func scrollToTop() -> Bool {
    let top = restRange.minimum.y
    guard scrollsToTop, isScrollEnabled, contentOffset.y > top,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    stopMoving()
    animateScroll(to: CGPoint(x: contentOffset.x, y: top)) { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidScrollToTop(self)
    }
    return true
  }
}
