public import CoreGraphics

/// A layer that shows a part of its sublayers and scrolls by changing its bounds.
open class CAScrollLayer: CALayer {
  /// The axes along which the layer scrolls; both by default.
  open var scrollMode: CAScrollLayerScrollMode = .both

  /// Scrolls so that a point of the layer's coordinate space is its origin.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .horizontally || scrollMode == .both { origin.x = p.x }
    if scrollMode == .vertically || scrollMode == .both { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the minimum distance that makes a rectangle of the layer's coordinate space visible.
  open func scroll(to r: CGRect) {
    func origin(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ size: CGFloat) -> CGFloat {
      if from < start { return from }
      return from + size > start + length ? min(from, from + size - length) : start
    }
    scroll(
      to: CGPoint(
        x: origin(bounds.minX, bounds.width, r.minX, r.width),
        y: origin(bounds.minY, bounds.height, r.minY, r.height)))
  }
}
