import Foundation

/// The tab bar at the top of an iPad, from iPadOS 18 on (S3.36).
///
/// Measured on iPadOS 26; the same is assumed for iPadOS 18, which has it in the same position.
enum FloatingTabBar {
  /// Returns a frame of 44 points below the top inset.
  static func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: 44)
  }

  /// Returns 64 at the top, unless the child has a navigation bar, whose row the tab bar shares.
  static func insets(safeArea: UIEdgeInsets, holdsNavigationBar: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: holdsNavigationBar ? safeArea.top : safeArea.top + 64, left: 0, bottom: 0, right: 0)
  }
}
