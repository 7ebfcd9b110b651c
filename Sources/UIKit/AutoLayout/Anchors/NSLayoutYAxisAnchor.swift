public import Foundation

/// A horizontal line of a view or guide: an edge, the middle, or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, as a size.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }

  /// Returns a constraint that keeps the system's space below an anchor.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that keeps at least the system's space below an anchor.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  /// Returns a constraint that keeps at most the system's space below an anchor.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: systemSpacing(below: anchor) * multiplier)
  }

  private func systemSpacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    guard side.attribute == .firstBaseline, anchor.side.attribute == .lastBaseline else {
      return SystemSpacing.standard
    }
    let below = (side.item as? UILabel)?.font.lineHeight
    let above = (anchor.side.item as? UILabel)?.font.lineHeight
    return SystemSpacing.betweenBaselines([above, below].compactMap { $0 }.max())
  }
}
