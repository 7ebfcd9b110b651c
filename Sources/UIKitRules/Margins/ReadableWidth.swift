package import Foundation

/// The maximum width of readable text.
package enum ReadableWidth {
  /// Returns the rectangle for text in a view, in the view's space (S5.14, S5.15).
  ///
  /// S5.14: On iOS 26 the guide equals the margins guide unless the bounds are wider than 1008 and
  /// the margins leave more than 920; then it is a band of 920 in the middle of the bounds.
  ///
  /// It is the rectangle inside the margins, unless that is wider than the readable width: then a
  /// band in the center of the bounds. The widths are those of the default text size; no source has
  /// the others.
  package static func rect(
    in bounds: CGRect, margins: UIEdgeInsets, system: SystemVersion
  ) -> CGRect {
    var rect = bounds.clampedInset(by: margins)
    let limit = system.metrics.maximumReadableWidth
    guard rect.width > limit, bounds.width > system.metrics.readableWidthThreshold else {
      return rect
    }
    rect.origin.x = bounds.minX + (bounds.width - limit) / 2
    rect.size.width = limit
    return rect
  }
}
