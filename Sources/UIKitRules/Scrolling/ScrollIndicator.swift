package import Foundation

/// The place of a scroll indicator.
package struct ScrollIndicator: Equatable, Sendable {
  /// How thick it is, in points.
  ///
  /// Source: iOS 13 and later, by eye.
  package static let thickness: CGFloat = 3
  /// How far it is from the edges, in points.
  ///
  /// Source: by eye.
  package static let margin: CGFloat = 3
  /// How short it gets at least, in points.
  ///
  /// Source: by eye.
  package static let leastLength: CGFloat = 36
  /// How short it gets beyond the ends, in points.
  ///
  /// Source: by eye.
  package static let leastPulledLength: CGFloat = 7

  /// Returns the rectangle that an indicator runs in.
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

  /// Where it begins along its track, in points from the track's beginning.
  package var start: CGFloat
  /// How long it is.
  package var length: CGFloat

  /// Computes the indicator of an axis.
  ///
  /// - Parameters:
  ///   - track: The length of the track, margins not counted, in points.
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
