public import Foundation

/// A vertical line of a view or guide: an edge or the middle.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns a constraint that keeps the system's space after an anchor.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { make(.equal, anchor, constant: SystemSpacing.standard * multiplier) }

  /// Returns a constraint that keeps at least the system's space after an anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// Returns a constraint that keeps at most the system's space after an anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// The space that UIKit keeps between neighbours.
enum SystemSpacing {
  /// Between views, in points (S8.30).
  static let standard: CGFloat = 8

  /// The space from a baseline to the next one below it, in points.
  ///
  /// Apple gives no number: the line height of the text below, as its font asks for.
  static func betweenBaselines(_ lineHeight: CGFloat?) -> CGFloat { lineHeight ?? standard }
}
