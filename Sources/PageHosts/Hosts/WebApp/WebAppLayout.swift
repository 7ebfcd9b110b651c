import Foundation
import UIKit

/// The layout of a web app's page (W343-W350).
struct WebAppLayout: Equatable {
  /// The page's status bar style.
  var style: WebAppStatusBarStyle
  /// The system version.
  var system: SystemVersion
  /// The size of the screen in its orientation, which the web view fills.
  var size: CGSize
  /// The safe area insets of the screen; the top is 0 while the status bar is hidden.
  var safeArea: UIEdgeInsets
  /// Whether the page avoids the unsafe area, as without `viewport-fit=cover`.
  var avoidsUnsafeArea: Bool = true
  /// Whether the page was taller than the short layout viewport.
  var isGrown: Bool = false

  /// Whether the page begins below the status bar; in 26.1, regardless of its style (W350).
  var isBelowStatusBar: Bool { style != .blackTranslucent || system == Self.brokenRelease }

  /// The height of the strip above the page, in points.
  var stripHeight: CGFloat { isBelowStatusBar ? safeArea.top : 0 }

  /// The obscured insets: the safe area's top and sides, or the strip above the page and the space
  /// below a short layout viewport (W343, W345, W351).
  var obscuredInsets: UIEdgeInsets {
    guard avoidsUnsafeArea else {
      let rest = layoutHeight.map { size.height - $0 } ?? 0
      return UIEdgeInsets(top: stripHeight, left: 0, bottom: rest, right: 0)
    }
    return UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: 0, right: safeArea.right)
  }

  /// The height of the layout viewport until the page is taller; `nil` if insets determine it (W345).
  var shortHeight: CGFloat? {
    isBelowStatusBar || avoidsUnsafeArea ? nil : max(0, size.height - safeArea.top)
  }

  /// The height of the layout viewport; `nil` if insets determine it (W345, W346).
  var layoutHeight: CGFloat? { isGrown ? nil : shortHeight }

  /// The size of `100vw` and `100vh`; `nil` for the size of the screen (W347).
  var unitSize: CGSize? {
    if system >= Self.firstWithScreenUnits || (isGrown && shortHeight != nil) { return nil }
    return CGSize(width: size.width, height: max(0, size.height - safeArea.top))
  }

  /// The inset that leaves `100svh` (W344-W347).
  var smallViewportInset: UIEdgeInsets {
    let isFull = isBelowStatusBar || system < Self.firstWithScreenUnits
    return UIEdgeInsets(top: isFull ? 0 : safeArea.top, left: 0, bottom: 0, right: 0)
  }

  private static let brokenRelease = SystemVersion(major: 26, minor: 1)
  private static let firstWithScreenUnits = SystemVersion(major: 18)
}
