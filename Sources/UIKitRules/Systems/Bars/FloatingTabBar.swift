import Foundation

/// The tab bar at the top of a tablet, from iPadOS 18 on (S3.36).
///
/// Measured on iPadOS 26; the same is taken for iPadOS 18, which has it in the same place.
enum FloatingTabBar {
  /// 44 high below the top inset.
  static func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: 44)
  }

  /// 64 at the top, unless the child has a navigation bar, whose row the tab bar shares.
  static func insets(safeArea: UIEdgeInsets, holdsNavigationBar: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: holdsNavigationBar ? safeArea.top : safeArea.top + 64, left: 0, bottom: 0, right: 0)
  }
}
