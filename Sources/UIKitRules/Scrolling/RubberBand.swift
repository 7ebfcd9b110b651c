package import Foundation

/// The distance by which content follows a touch beyond its end.
package enum RubberBand {
  /// The stiffness of rubber-banding (S4.34).
  ///
  /// S4.34: A drag of `d` beyond the end moves the content by `c·d·L / (c·d + L)`, where `c` is
  /// 0.55 and `L` the length of the view.
  package static let stiffness: CGFloat = 0.55

  /// Returns the distance by which content is shown beyond its end when a touch has dragged it by
  /// `distance`.
  ///
  /// - Parameters:
  ///   - distance: The movement of the touch beyond the end, in points; the sign is kept.
  ///   - length: The length of the scroll view on the axis.
  package static func shown(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return stiffness * distance * length / (stiffness * abs(distance) + length)
  }

  /// Returns how far a touch has to pull so that content is shown `shown` beyond its end.
  package static func pulled(_ shown: CGFloat, length: CGFloat) -> CGFloat {
    let space = length - abs(shown)
    // Rubber-banding never shows a whole length; an app's offset beyond that counts as the maximum.
    guard space > 0, length > 0 else { return shown }
    return shown * length / (stiffness * space)
  }

  /// Returns the offset that is shown when a touch has dragged content to `offset`.
  package static func shown(
    offset: CGFloat, least: CGFloat, greatest: CGFloat, length: CGFloat
  ) -> CGFloat {
    if offset < least { return least + shown(offset - least, length: length) }
    if offset > greatest { return greatest + shown(offset - greatest, length: length) }
    return offset
  }

  /// Returns the offset that a touch has dragged content to when `offset` is shown.
  package static func pulled(
    offset: CGFloat, least: CGFloat, greatest: CGFloat, length: CGFloat
  ) -> CGFloat {
    if offset < least { return least + pulled(offset - least, length: length) }
    if offset > greatest { return greatest + pulled(offset - greatest, length: length) }
    return offset
  }
}
