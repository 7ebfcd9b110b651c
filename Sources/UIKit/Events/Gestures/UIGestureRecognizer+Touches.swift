import CoreGraphics
import Foundation

extension UIGestureRecognizer {
  func listen(_ target: Any, _ action: Selector) {
    let target = target as AnyObject
    guard !gesture.listeners.contains(where: { $0.target === target && $0.action == action })
    else { return }
    gesture.listeners.append(GestureState.Listener(target: target, action: action))
  }

  func ignore(_ target: Any?, _ action: Selector?) {
    let wanted = target.map { $0 as AnyObject }
    gesture.listeners.removeAll { listener in
      (wanted == nil || listener.target === wanted) && (action == nil || listener.action == action)
    }
  }

  /// Returns whether the recognizer receives a touch that has begun.
  func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
    gesture.isEnabled && !gesture.isOver
      && delegate?.gestureRecognizer(self, shouldReceive: event) != false
      && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }

  // MARK: Locations

  /// The centroid of the touches in the window's space; the last known one if all have ended.
  var centroidInWindow: CGPoint {
    guard !gesture.touches.isEmpty else { return gesture.lastCentroid }
    let sum = gesture.touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.positionInWindow.x, y: $0.y + $1.positionInWindow.y)
    }
    let count = CGFloat(gesture.touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  func updateLastCentroid() { gesture.lastCentroid = centroidInWindow }

  func centroid(in view: UIView?) -> CGPoint { position(centroidInWindow, in: view) }

  func position(ofTouch index: Int, in view: UIView?) -> CGPoint {
    precondition(
      gesture.touches.indices.contains(index),
      "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds "
        + "(\(gesture.touches.count)).")
    return position(gesture.touches[index].positionInWindow, in: view)
  }

  private func position(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window = gesture.view?.window ?? view.window else { return point }
    return view.convert(point, from: window)
  }
}
