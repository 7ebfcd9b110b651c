public import Foundation

/// A factory of constraints for vertical positions.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns a constraint that places the anchor below another one, at a multiple of the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that places the anchor at least a multiple of the system spacing below
  /// another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that places the anchor at most a multiple of the system spacing below
  /// another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard side.attribute == .firstBaseline, anchor.side.attribute == .lastBaseline else {
      return SystemSpacing.standard
    }
    let below = (side.item as? UIView)?.fontLineHeight
    let above = (anchor.side.item as? UIView)?.fontLineHeight
    return SystemSpacing.betweenBaselines([above, below].compactMap { $0 }.max())
  }
}
