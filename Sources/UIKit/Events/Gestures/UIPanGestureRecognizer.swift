public import Foundation

/// A continuous gesture recognizer that recognizes drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that touches move before the gesture begins, in points; it is not part of the
  /// translation (S4.34).
  static let hysteresis: CGFloat = 10

  /// The minimum number of touches; 1 by default.
  open var minimumNumberOfTouches: Int = 1

  /// The maximum number of touches.
  open var maximumNumberOfTouches: Int = Int.max

  /// The point from which the translation is measured, in the window's space.
  private var anchor: CGPoint?
  private var speed = VelocityTracker()

  /// Returns the translation of the pan in a view's coordinates, in points.
  ///
  /// The first 10 points, which tell a drag from a tap, do not count.
  open func translation(in view: UIView?) -> CGPoint { distance(in: view) }

  /// Sets the translation in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let centroid = centroidInWindow
    let way = windowVector(translation, from: view)
    anchor = CGPoint(x: centroid.x - way.x, y: centroid.y - way.y)
  }

  /// Returns the velocity of the pan in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(speed.velocity, in: view)
  }

  /// Starts to measure the translation.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = gesture.touches.count
    if count > maximumNumberOfTouches {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    restart(after: touches, event)
  }

  /// Updates the translation and the velocity.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let centroid = centroidInWindow
    speed.add(centroid, at: event.timestamp)
    guard gesture.touches.count >= minimumNumberOfTouches else { return }
    guard state == .possible, gesture.waiting.isEmpty else {
      state = .changed
      return
    }
    guard let anchor else { return }
    let way = CGPoint(x: centroid.x - anchor.x, y: centroid.y - anchor.y)
    let length = hypot(way.x, way.y)
    guard length >= hysteresisLength else { return }
    let skipped = hysteresisLength / length
    self.anchor = CGPoint(x: anchor.x + way.x * skipped, y: anchor.y + way.y * skipped)
    firstWay = way
    state = .began
  }

  /// Ends the gesture if too few touches are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let rest = gesture.touches.filter { !$0.isOver }
    guard rest.count < minimumNumberOfTouches else { return restart(without: touches, event) }
    speed.lift(at: event.timestamp)
    state = gesture.goesOn || !gesture.waiting.isEmpty ? .ended : .failed
  }

  /// Cancels the gesture.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = gesture.goesOn ? .cancelled : .failed
  }

  // MARK: For subclasses in this module

  /// The distance that touches move before the gesture begins, in points.
  var hysteresisLength: CGFloat { UIPanGestureRecognizer.hysteresis }

  /// The first movement of the drag, in the window's space.
  private(set) var firstWay = CGPoint.zero

  override func resetGesture() {
    anchor = nil
    firstWay = .zero
    speed = VelocityTracker()
  }

  // MARK: Measuring

  /// Continues to measure from the current location of the touches after one was added.
  private func restart(after new: Set<UITouch>, _ event: UIEvent) {
    let old = gesture.touches.filter { !new.contains($0) }
    reanchor(from: old, to: gesture.touches, event)
  }

  private func restart(without gone: Set<UITouch>, _ event: UIEvent) {
    reanchor(from: gesture.touches, to: gesture.touches.filter { !gone.contains($0) }, event)
    gesture.touches.removeAll { gone.contains($0) }
  }

  /// Keeps the translation when the centroid jumps because touches were added or removed.
  private func reanchor(from old: [UITouch], to new: [UITouch], _ event: UIEvent) {
    func centroid(_ touches: [UITouch]) -> CGPoint? {
      guard !touches.isEmpty else { return nil }
      let count = CGFloat(touches.count)
      return CGPoint(
        x: touches.map(\.positionInWindow.x).reduce(0, +) / count,
        y: touches.map(\.positionInWindow.y).reduce(0, +) / count)
    }
    guard let now = centroid(new) else { return }
    if let anchor, let before = centroid(old) {
      self.anchor = CGPoint(x: anchor.x + now.x - before.x, y: anchor.y + now.y - before.y)
    } else {
      anchor = now
    }
    speed = VelocityTracker()
    speed.add(now, at: event.timestamp)
  }

  private func distance(in view: UIView?) -> CGPoint {
    guard let anchor else { return .zero }
    let centroid = centroidInWindow
    return vector(CGPoint(x: centroid.x - anchor.x, y: centroid.y - anchor.y), in: view)
  }
}

extension UIGestureRecognizer {
  /// Converts a vector in the window's space to one in a view's.
  func vector(_ way: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return way }
    let zero = view.convert(CGPoint.zero, from: window)
    let end = view.convert(way, from: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  /// Converts a vector in a view's space to one in the window's.
  func windowVector(_ way: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return way }
    let zero = view.convert(CGPoint.zero, to: window)
    let end = view.convert(way, to: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
