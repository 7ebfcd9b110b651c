import Foundation

extension UIScrollView {
  /// Whether a touch can scroll content horizontally.
  var canDragHorizontally: Bool {
    let range = restRange.horizontal
    return range.upperBound > range.lowerBound
      || (scroll.bouncesHorizontally && alwaysBounceHorizontal)
  }

  /// Whether a touch can scroll content vertically.
  var canDragVertically: Bool {
    let range = restRange.vertical
    return range.upperBound > range.lowerBound
      || (scroll.bouncesVertically && alwaysBounceVertical)
  }

  /// Returns whether a drag whose first movement has this direction scrolls.
  ///
  /// A drag perpendicular to the only scrollable axis is left to enclosing views.
  func mayBeginDragging(way: CGPoint, touches: [UITouch]) -> Bool {
    guard isScrollEnabled, isUserInteractionEnabled else { return false }
    let isSideways = abs(way.x) > abs(way.y)
    guard isSideways ? canDragHorizontally : canDragVertically else { return false }
    return touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, window?.router.hasBegun(touch) == true else {
        return true
      }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// A touch began: deceleration and animations stop.
  func touchDidBegin() {
    scroll.motion.isTracking = true
    if isDecelerating {
      stopMoving()
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  func touchesDidEnd() {
    scroll.motion.isTracking = false
    // The end of a touch that only stopped content beyond its end bounces it back.
    let offset = contentOffset
    guard !isDragging, !isDecelerating, restRange.clamp(offset) != offset, isScrollEnabled,
      case .nothing = scroll.motion.mover
    else { return }
    beginDeceleration(velocity: .zero)
  }

  /// Handles a change of the pan recognizer's state.
  func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDragging(pan)
      continueDragging(pan)
    case .changed: continueDragging(pan)
    case .ended:
      let velocity = pan.velocity(in: self)
      endDragging(velocity: CGPoint(x: 0 - velocity.x, y: 0 - velocity.y))
    case .cancelled: endDragging(velocity: .zero)
    case .possible, .failed: return
    }
  }

  private func beginDragging(_ pan: UIPanGestureRecognizer) {
    stopMoving()
    userWillDrag()
    scroll.motion.isDragging = true
    scroll.motion.lastTranslation = .zero
    scroll.motion.start = contentOffset
    scroll.motion.pulled = pulledOffset
    scroll.motion.shown = contentOffset
    scroll.motion.lockedAxis = lock(for: pan.firstWay)
    showIndicators()
    dismissKeyboardOnDrag()
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Source for the angle within which a drag is locked to an axis: unknown, guessed.
  private func lock(for way: CGPoint) -> ScrollMotionState.Axis? {
    guard isDirectionalLockEnabled else { return nil }
    if abs(way.x) > 2 * abs(way.y) { return .horizontal }
    if abs(way.y) > 2 * abs(way.x) { return .vertical }
    return nil
  }

  /// The content offset to which the drag would have moved without rubber-banding.
  private var pulledOffset: CGPoint {
    let range = restRange
    return CGPoint(
      x: RubberBand.pulled(
        offset: contentOffset.x, least: range.minimum.x, greatest: range.maximum.x,
        length: bounds.width),
      y: RubberBand.pulled(
        offset: contentOffset.y, least: range.minimum.y, greatest: range.maximum.y,
        length: bounds.height))
  }

  private func continueDragging(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: self)
    if contentOffset != scroll.motion.shown { scroll.motion.pulled = pulledOffset }
    let last = scroll.motion.lastTranslation
    scroll.motion.lastTranslation = translation
    // While touches zoom, they move the content as part of the zoom.
    guard !isZooming else { return }
    let range = restRange
    var pulled = scroll.motion.pulled
    if canDragHorizontally, scroll.motion.lockedAxis != .vertical {
      pulled.x -= translation.x - last.x
      if !scroll.bouncesHorizontally { pulled.x = range.clamp(pulled).x }
    }
    if canDragVertically, scroll.motion.lockedAxis != .horizontal {
      pulled.y -= translation.y - last.y
      if !scroll.bouncesVertically { pulled.y = range.clamp(pulled).y }
    }
    scroll.motion.pulled = pulled
    let shown = CGPoint(
      x: RubberBand.shown(
        offset: pulled.x, least: range.minimum.x, greatest: range.maximum.x, length: bounds.width),
      y: RubberBand.shown(
        offset: pulled.y, least: range.minimum.y, greatest: range.maximum.y, length: bounds.height))
    scroll(to: shown, telling: true)
    scroll.motion.shown = contentOffset
    refreshControl?.contentWasPulled()
  }

  // MARK: Deceleration

  private func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    scroll.motion.isDragging = false
    refreshControl?.dragWillEnd()
    beginDeceleration(velocity: velocity, endsDrag: true)
    dismissKeyboardInteractively()
  }

  /// Decelerates from a velocity, in points per second, or springs back from beyond the content's end.
  private func beginDeceleration(velocity: CGPoint, endsDrag: Bool = false) {
    var velocity = velocity
    if !canDragHorizontally || scroll.motion.lockedAxis == .vertical { velocity.x = 0 }
    if !canDragVertically || scroll.motion.lockedAxis == .horizontal { velocity.y = 0 }
    let range = restRange
    let offset = contentOffset
    let rate = decelerationRate.rawValue
    var x = ScrollDeceleration(
      offset: offset.x, velocity: velocity.x, range: range.horizontal, decelerationRate: rate)
    var y = ScrollDeceleration(
      offset: offset.y, velocity: velocity.y, range: range.vertical, decelerationRate: rate)
    var proposed = range.clamp(CGPoint(x: x.landing, y: y.landing))
    if isPagingEnabled { proposed = page(for: CGPoint(x: x.landing, y: y.landing)) }
    var target = proposed
    target.y = targetOffset(near: proposed.y)
    if endsDrag {
      // UIKit reports the velocity in points per millisecond.
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: &target)
    }
    let final = range.clamp(target)
    let aimedRate = isPagingEnabled ? DecelerationRate.fast.rawValue : rate
    if isPagingEnabled || target.x != proposed.x, range.horizontal.contains(offset.x) {
      x = ScrollDeceleration(
        offset: offset.x, target: final.x, range: range.horizontal, decelerationRate: aimedRate)
    }
    if isPagingEnabled || target.y != proposed.y, range.vertical.contains(offset.y) {
      y = ScrollDeceleration(
        offset: offset.y, target: final.y, range: range.vertical, decelerationRate: aimedRate)
    }
    let moves = x.drive != .rest || y.drive != .rest
    if endsDrag { delegate?.scrollViewDidEndDragging(self, willDecelerate: moves) }
    guard moves else {
      hideIndicators()
      return scrollingDidEnd()
    }
    throwContent(x, y)
  }

  private func page(for landing: CGPoint) -> CGPoint {
    let range = restRange
    let start = scroll.motion.start
    return CGPoint(
      x: ScrollPaging.target(
        landing: landing.x, start: start.x, page: bounds.width, range: range.horizontal),
      y: ScrollPaging.target(
        landing: landing.y, start: start.y, page: bounds.height, range: range.vertical))
  }

  private func throwContent(_ x: ScrollDeceleration, _ y: ScrollDeceleration) {
    scroll.motion.mover = .throwing(x: x, y: y)
    delegate?.scrollViewWillBeginDecelerating(self)
    var last = Runtime.loop.now
    var shown = contentOffset
    scroll.motion.ticker.start { [weak self] now in
      guard let self, case .throwing(var x, var y) = scroll.motion.mover else { return false }
      // If the app has assigned an offset meanwhile, deceleration starts from it.
      x.shift(by: contentOffset.x - shown.x)
      y.shift(by: contentOffset.y - shown.y)
      let range = restRange
      let seconds = now - last
      last = now
      x.advance(
        by: seconds, range: range.horizontal, bounces: scroll.bouncesHorizontally, pixel: pixel)
      y.advance(
        by: seconds, range: range.vertical, bounces: scroll.bouncesVertically, pixel: pixel)
      scroll.motion.mover = .throwing(x: x, y: y)
      scroll(to: CGPoint(x: x.offset, y: y.offset), telling: true)
      shown = contentOffset
      guard case .throwing = scroll.motion.mover else { return false }
      guard x.drive == .rest, y.drive == .rest else { return true }
      scroll.motion.mover = .nothing
      hideIndicators()
      delegate?.scrollViewDidEndDecelerating(self)
      scrollingDidEnd()
      return false
    }
  }
}
