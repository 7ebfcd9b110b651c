import CoreGraphics

extension UIView {
  /// Returns the frontmost descendant that contains a point and receives touches, as `hitTest(_:with:)`
  /// does.
  func findHit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
