package import Foundation

/// The change of the content offset when the insets or sizes change.
package enum ScrollOffset {
  /// Returns the offset after the system's insets have changed.
  ///
  /// Content keeps its distance from the adjusted edges, and is clamped to the range at which it
  /// rests (S4.20, S4.21, S4.23).
  package static func following(
    _ offset: CGPoint, from old: UIEdgeInsets, to new: UIEdgeInsets, range: ScrollRange
  ) -> CGPoint {
    range.clamp(
      CGPoint(x: offset.x - (new.left - old.left), y: offset.y - (new.top - old.top)))
  }

  /// Returns the offset after the app has changed `contentInset`: on each axis it follows when
  /// it was at the beginning or before it, and stays otherwise (S4.22, Q2).
  package static func following(
    _ offset: CGPoint, minimum old: CGPoint, to new: CGPoint
  ) -> CGPoint {
    CGPoint(x: offset.x <= old.x ? new.x : offset.x, y: offset.y <= old.y ? new.y : offset.y)
  }

  /// Returns the offset that shows a rectangle of the content with the minimum movement (S4.26).
  package static func showing(
    _ rect: CGRect, from offset: CGPoint, viewport: CGSize, insets: UIEdgeInsets
  ) -> CGPoint {
    func axis(
      _ offset: CGFloat, near: CGFloat, far: CGFloat, length: CGFloat, leading: CGFloat,
      trailing: CGFloat
    ) -> CGFloat {
      let start = offset + leading
      let end = offset + length - trailing
      if near >= start && far <= end { return offset }
      // A rectangle that is larger than the space shows its near edge.
      if far - near > end - start { return near < start || near > end ? near - leading : offset }
      return near < start ? near - leading : far + trailing - length
    }
    return CGPoint(
      x: axis(
        offset.x, near: rect.minX, far: rect.maxX, length: viewport.width, leading: insets.left,
        trailing: insets.right),
      y: axis(
        offset.y, near: rect.minY, far: rect.maxY, length: viewport.height, leading: insets.top,
        trailing: insets.bottom))
  }

  /// Returns an offset on whole pixels, halves away from zero (S4.25).
  package static func rounded(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
    guard scale > 0 else { return offset }
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }
}
