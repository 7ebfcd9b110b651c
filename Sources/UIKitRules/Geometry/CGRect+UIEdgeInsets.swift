public import Foundation

extension CGRect {
  /// Returns the rectangle inset by insets, in points; negative insets enlarge it.
  @inlinable public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  /// Returns the rectangle inset by insets, with a size that is never negative (S1.5).
  @inlinable package func clampedInset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
