package import Foundation

/// The frames of the field and the button of a search bar.
package struct SearchBarLayout: Equatable, Sendable {
  package var field: CGRect
  package var cancel: CGRect

  /// Computes the frames; the field is 8 points from the sides (OUK on iOS 26.1, the same before).
  package init(
    system: SystemVersion, size: CGSize, insets: UIEdgeInsets, cancelWidth: CGFloat,
    isRightToLeft: Bool = false
  ) {
    let height = system.metrics.searchFieldHeight
    let slotTop = size.height == 52 ? system.metrics.searchFieldTopInNavigationBar : nil
    let y = slotTop ?? (size.height - height) / 2
    let left = insets.left + 8
    let right = size.width - insets.right - 8
    let taken = cancelWidth > 0 ? cancelWidth + 8 : 0
    field = CGRect(
      x: isRightToLeft ? left + taken : left, y: y, width: max(0, right - left - taken),
      height: height)
    cancel =
      cancelWidth > 0
      ? CGRect(
        x: isRightToLeft ? left : right - cancelWidth, y: y, width: cancelWidth, height: height)
      : .zero
  }
}
