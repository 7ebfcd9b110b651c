package import Foundation

/// The layout of a tab accessory.
package enum TabAccessoryLayout {
  /// The height of the accessory; estimated, like its distance from the bar.
  package static let height: CGFloat = 48
  package static let gap: CGFloat = 8

  /// Returns the height that the accessory adds to the area that the tab bar covers: 0 if it is beside a minimized bar.
  package static func addition(isInline: Bool) -> CGFloat { isInline ? 0 : height + gap }

  /// Returns its frame: above the bar, or beside it when the bar is minimized.
  package static func frame(
    bar: CGRect, capsule: CGRect, in bounds: CGRect, safeArea: UIEdgeInsets, isInline: Bool
  ) -> CGRect {
    let side = max(21, safeArea.left, safeArea.right)
    guard isInline else {
      return CGRect(
        x: bounds.minX + side, y: bar.minY - gap - height, width: bounds.width - 2 * side,
        height: height)
    }
    let x = bar.minX + capsule.maxX + gap
    return CGRect(
      x: x, y: bar.minY + capsule.midY - height / 2, width: max(0, bounds.maxX - side - x),
      height: height)
  }
}
