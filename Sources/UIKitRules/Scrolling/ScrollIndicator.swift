package import Foundation

/// The geometry of a scroll indicator.
package struct ScrollIndicator: Equatable, Sendable {
  /// The thickness, in points.
  ///
  /// Source: iOS 13 and later, estimated.
  package static let thickness: CGFloat = 3
  /// The distance from the edges, in points.
  ///
  /// Source: estimated.
  package static let margin: CGFloat = 3
  /// The minimum length, in points.
  ///
  /// Source: estimated.
  package static let leastLength: CGFloat = 36
  /// The minimum length while content is dragged beyond its ends, in points.
  ///
  /// Source: estimated.
  package static let leastPulledLength: CGFloat = 7

  /// Returns the rectangle of an indicator's track.
  ///
  /// S4.31: Indicator tracks sit inside the bounds less the safe area, if that is automatic, less
  /// their own insets; none is automatic for `.never`.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the scroll view.
  ///   - insets: The indicator's own insets, in points.
  ///   - safeArea: The scroll view's safe area; `nil` if the system adds none.
  package static func track(
    in bounds: CGRect, insets: UIEdgeInsets, safeArea: UIEdgeInsets?
  ) -> CGRect {
    bounds.clampedInset(by: safeArea.map { insets + $0 } ?? insets)
  }

  /// The start of the indicator on its track, in points from the track's start.
  package var start: CGFloat
  /// The length of the indicator.
  package var length: CGFloat

  /// Computes the indicator of an axis.
  ///
  /// - Parameters:
  ///   - track: The length of the track without margins, in points.
  ///   - offset: The offset of the content.
  ///   - range: The offsets at which content rests.
  ///   - viewport: The length of the scroll view.
  package init(
    track: CGFloat, offset: CGFloat, range: ClosedRange<CGFloat>, viewport: CGFloat
  ) {
    let space = max(0, track - 2 * ScrollIndicator.margin)
    let travel = range.upperBound - range.lowerBound
    let whole = travel + viewport
    let full = min(
      space, max(ScrollIndicator.leastLength, whole > 0 ? space * viewport / whole : 0))
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let length = max(min(full, ScrollIndicator.leastPulledLength), full - beyond)
    let part = travel > 0 ? min(max((offset - range.lowerBound) / travel, 0), 1) : 0
    self.length = length
    start = ScrollIndicator.margin + (space - length) * part
  }
}
