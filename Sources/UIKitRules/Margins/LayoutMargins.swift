package import Foundation

/// The rules of layout margins (section 5 of the spec).
package enum LayoutMargins {
  /// The margin of an ordinary view, in points (S5.1).
  package static let standard: UIEdgeInsets = .init(top: 8, left: 8, bottom: 8, right: 8)

  /// Returns the minimum margin at the sides of a controller's view, in points (S5.8, Q6).
  ///
  /// S5.8: The least margin at the sides is 16 or 20 by the width of the view: through iOS 18 it is
  /// 20 from 414 points on, on iOS 26 from 390.
  package static func systemMinimum(width: CGFloat, system: SystemVersion) -> CGFloat {
    width >= system.metrics.wideMarginThreshold ? 20 : 16
  }

  /// Returns base margins that also preserve the superview's, edge by edge (S5.5).
  ///
  /// S5.5: The base of an edge is the greater of the view's own and the superview's margin less the
  /// distance from that edge of the superview.
  ///
  /// - Parameters:
  ///   - own: The view's own base margins.
  ///   - superview: The superview's base margins, without its safe area (Q9).
  ///   - frame: The view's frame in the superview.
  ///   - bounds: The superview's bounds.
  package static func preserving(
    own: UIEdgeInsets, superview: UIEdgeInsets, frame: CGRect, bounds: CGRect
  ) -> UIEdgeInsets {
    // A view that extends beyond its superview has no more than the superview's margin: during a
    // rotation a view may still be as wide as the screen was.
    func inside(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat { margin - max(0, distance) }
    return own.maximum(
      UIEdgeInsets(
        top: inside(superview.top, frame.minY - bounds.minY),
        left: inside(superview.left, frame.minX - bounds.minX),
        bottom: inside(superview.bottom, bounds.maxY - frame.maxY),
        right: inside(superview.right, bounds.maxX - frame.maxX)))
  }
}
