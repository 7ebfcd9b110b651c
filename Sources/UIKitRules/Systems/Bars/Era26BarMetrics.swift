package import Foundation

/// Bars of iOS 26 and later, in the design with floating glass (table 3.4 of the spec).
package struct Era26BarMetrics: BarMetrics {
  /// Creates the metrics.
  package init() {}

  /// Returns the screen's insets, also with a hidden status bar, unless it is hidden from launch on (Q4).
  package func screenInsets(_ situation: ScreenSituation) -> UIEdgeInsets {
    var insets = situation.geometry.safeAreaInsets
    if situation.hidesStatusBarAtLaunch && !situation.hasSensorHousing { insets.top = 0 }
    return insets
  }

  /// Returns the screen's insets.
  package func windowSafeAreaInsets(_ situation: ScreenSituation) -> UIEdgeInsets {
    screenInsets(situation)
  }

  /// Returns the preference, but `false` under a navigation bar on a phone with a sensor housing
  /// (S3.14).
  package func hidesStatusBar(
    _ situation: ScreenSituation, isPreferred: Bool, isNavigationBarShown: Bool
  ) -> Bool {
    if situation.geometry.statusBarHeight == 0 { return true }
    if situation.hasSensorHousing && isNavigationBarShown { return false }
    return isPreferred
  }

  /// Returns the view's safe area, at least 10; at least 24 on a phone in landscape with a housing
  /// (S3.26, Q5).
  package func navigationBarTop(
    _ situation: ScreenSituation, viewTop: CGFloat, safeAreaTop: CGFloat
  ) -> CGFloat {
    let isLyingWithHousing =
      situation.hasSensorHousing && situation.isVerticallyCompact && !situation.isPad
    return max(safeAreaTop, isLyingWithHousing ? 24 : 10)
  }

  /// Returns 54 (S3.26; Q5 for phones in landscape).
  package func navigationBarHeight(_ situation: ScreenSituation) -> CGFloat { 54 }

  /// Returns 70 (S3.34).
  package func sheetNavigationBarHeight(_ situation: ScreenSituation) -> CGFloat { 70 }

  /// Returns 52 (S3.26), but 0 on a phone in landscape (table 3.2).
  package func largeTitleHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isVerticallyCompact ? 0 : 52
  }

  /// Returns 22, a line of 15 points; a guess.
  package func subtitleHeight(_ situation: ScreenSituation) -> CGFloat { 22 }

  /// Returns 60 (S3.32).
  package func searchBarHeight(_ situation: ScreenSituation) -> CGFloat { 60 }

  /// Returns 32 (S3.31).
  package func promptHeight(_ situation: ScreenSituation) -> CGFloat { 32 }

  /// Returns 48 on a phone, 44 on an iPad (S3.37).
  package func toolbarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isPad ? 44 : 48
  }

  /// Returns a frame of 83 points at the bottom of a phone, 64 in landscape, whatever the inset
  /// (S3.35); on an iPad of 44 below the top inset (S3.36), and in a compact width as on a phone in
  /// portrait, a guess.
  package func tabBarFrame(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets
  ) -> CGRect {
    if situation.hasTabBarAtTop { return FloatingTabBar.frame(in: bounds, safeArea: safeArea) }
    let height: CGFloat = situation.isVerticallyCompact ? 64 : 83
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Returns `true` on iOS 26.0, where react-native-screens observed it and names the cause.
  ///
  /// On 26.1 a child below a bar without such a distance was measured to begin at the bar's end.
  package func ignoresBarDistance(_ situation: ScreenSituation) -> Bool {
    situation.system == SystemVersion(major: 26, minor: 0)
  }

  /// Returns `true`.
  package func clearsBarsAtScrollEdge(_ situation: ScreenSituation) -> Bool {
    true
  }

  /// Bars are glass.
  package var barDesign: BarDesign { .glass }
}
