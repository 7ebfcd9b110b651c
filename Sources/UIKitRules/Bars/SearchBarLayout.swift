package import Foundation

/// Where the field and the button of a search bar lie; knows nothing of views.
package struct SearchBarLayout: Equatable, Sendable {
  package var field: CGRect
  package var cancel: CGRect

  /// The height of a bar by itself: 44 until iOS 10, 56 until iOS 18, and 44 on iOS 26, where OUK
  /// measured it.
  package static func height(system: SystemVersion) -> CGFloat {
    system.major < 11 || system.major >= 26 ? 44 : 56
  }

  /// The height of the field: 28 until iOS 10 and 36 from then on.
  package static func fieldHeight(system: SystemVersion) -> CGFloat { system.major < 11 ? 28 : 36 }

  /// Places them; the field is 8 from the sides (OUK on iOS 26.1, the same before).
  package init(
    system: SystemVersion, size: CGSize, insets: UIEdgeInsets, cancelWidth: CGFloat,
    isTurned: Bool = false
  ) {
    let height = Self.fieldHeight(system: system)
    // In a navigation bar's slot of 52 the field is 1 below the top; from old headers of UIKit.
    let isInNavigationBar = size.height == 52 && system.major < 26
    let y = isInNavigationBar ? 1 : (size.height - height) / 2
    let left = insets.left + 8
    let right = size.width - insets.right - 8
    let taken = cancelWidth > 0 ? cancelWidth + 8 : 0
    field = CGRect(
      x: isTurned ? left + taken : left, y: y, width: max(0, right - left - taken), height: height)
    cancel =
      cancelWidth > 0
      ? CGRect(x: isTurned ? left : right - cancelWidth, y: y, width: cancelWidth, height: height)
      : .zero
  }
}
