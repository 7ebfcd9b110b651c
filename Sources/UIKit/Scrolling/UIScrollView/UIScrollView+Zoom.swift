import CoreGraphics
import Foundation

extension UIScrollView {
  /// The duration of an animated zoom, in seconds.
  ///
  /// Source: as a scroll's (S4.23), guessed.
  private static var zoomDuration: TimeInterval { 0.3 }

  /// The view that zooming scales, if the scale may change.
  private var zoomableView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether touches can zoom.
  var canZoom: Bool { scroll.zoom.greatest > scroll.zoom.least && zoomableView != nil }

  private func limited(_ scale: CGFloat) -> CGFloat {
    min(max(scale, scroll.zoom.least), max(scroll.zoom.least, scroll.zoom.greatest))
  }

  func setZoomLimits(least: CGFloat, greatest: CGFloat) {
    scroll.zoom.least = least
    scroll.zoom.greatest = greatest
    let isAdded = pinchRecognizer.view === self
    if greatest > least, !isAdded {
      addGestureRecognizer(pinchRecognizer)
    } else if greatest <= least, isAdded {
      removeGestureRecognizer(pinchRecognizer)
    }
  }

  /// Scales the delegate's view about the content's origin and keeps the center in the center.
  func zoom(_ wanted: CGFloat, animated: Bool) {
    let scale = limited(wanted)
    guard scale != zoomScale, let view = zoomableView else { return }
    change(view, to: scale, animated: animated) {
      let factor = scale / zoomScale
      let middle = CGPoint(x: bounds.midX * factor, y: bounds.midY * factor)
      let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
      apply(scale, to: view, offset: offset)
    }
  }

  func zoom(toFill rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, let view = zoomableView else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
    let offset = CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2)
    change(view, to: scale, animated: animated) {
      apply(scale, to: view, offset: offset)
    }
  }

  /// Performs a zoom by the app, and calls the delegate.
  ///
  /// As in all animations, scale and offset are final immediately (S1.22); the delegate is called at the
  /// end of the duration.
  private func change(
    _ view: UIView, to scale: CGFloat, animated: Bool, _ action: () -> Void
  ) {
    scroll.zoom.number += 1
    let number = scroll.zoom.number
    guard animated else { return action() }
    scroll.zoom.isAnimating = true
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animateZoom(action) { [weak self, weak view] in
      guard let self, scroll.zoom.number == number else { return }
      scroll.zoom.isAnimating = false
      scroll.zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Runs the changes of a zoom, and `completion` at the end of its duration.
  ///
  /// The current transaction waits for it (S1.40).
  private func animateZoom(_ changes: () -> Void, completion: @escaping () -> Void) {
    let end = Runtime.animation.beginAnimation()
    Runtime.animation.run(duration: UIScrollView.zoomDuration, changes)
    Runtime.loop.post(after: UIScrollView.zoomDuration) {
      completion()
      end?()
    }
  }

  /// Sets the scale of the view and the corresponding content size (S4.35).
  private func apply(_ scale: CGFloat, to view: UIView, offset: CGPoint, clamps: Bool = true) {
    let old = zoomScale
    let changes = scale != old
    if changes {
      scroll.zoom.scale = scale
      func scaled(_ length: CGFloat) -> CGFloat { length / old * scale }
      let center = CGPoint(x: scaled(view.center.x), y: scaled(view.center.y))
      view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
      view.center = center
      contentSize = CGSize(width: scaled(contentSize.width), height: scaled(contentSize.height))
    }
    scroll(to: clamps ? scroll.insets.restRange.clamp(offset) : offset, telling: true)
    if changes { delegate?.scrollViewDidZoom(self) }
  }

  // MARK: Touches

  /// Handles a change of the pinch recognizer's state.
  func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomableView else { return }
    switch pinch.state {
    case .began:
      stopMoving()
      scroll.zoom.number += 1
      scroll.zoom.isZooming = true
      scroll.zoom.startScale = zoomScale
      let location = pinch.location(in: self)
      scroll.zoom.anchor = CGPoint(x: location.x / zoomScale, y: location.y / zoomScale)
      delegate?.scrollViewWillBeginZooming(self, with: view)
      continueZooming(pinch, view)
    case .changed: continueZooming(pinch, view)
    case .ended, .cancelled: endZooming(view)
    case .possible, .failed: return
    }
  }

  private func continueZooming(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    let wanted = scroll.zoom.startScale * pinch.scale
    let scale = stretched(wanted)
    let location = pinch.location(in: self)
    // The content below the centroid of the touches stays below it.
    let anchor = scroll.zoom.anchor
    let offset = CGPoint(
      x: anchor.x * scale - (location.x - contentOffset.x),
      y: anchor.y * scale - (location.y - contentOffset.y))
    apply(scale, to: view, offset: offset, clamps: false)
  }

  /// Returns the scale that is shown for a pinch beyond the limits.
  ///
  /// Source: unknown, guessed: half of the distance in powers of two.
  private func stretched(_ wanted: CGFloat) -> CGFloat {
    let limit = limited(wanted)
    guard scroll.zoom.bounces, wanted != limit, limit > 0, wanted > 0 else { return limit }
    return limit * (wanted / limit).squareRoot()
  }

  private func endZooming(_ view: UIView) {
    guard scroll.zoom.isZooming else { return }
    scroll.zoom.isZooming = false
    let limit = limited(zoomScale)
    guard limit != zoomScale else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      return
    }
    scroll.zoom.isBouncing = true
    scroll.zoom.number += 1
    let number = scroll.zoom.number
    let factor = limit / zoomScale
    let offset = CGPoint(
      x: bounds.midX * factor - bounds.width / 2, y: bounds.midY * factor - bounds.height / 2)
    animateZoom {
      apply(limit, to: view, offset: offset)
    } completion: { [weak self, weak view] in
      guard let self, scroll.zoom.number == number else { return }
      scroll.zoom.isBouncing = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }
}
