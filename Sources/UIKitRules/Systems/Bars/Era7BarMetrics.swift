package import Foundation

/// Bars of iOS 7 to 10: the sizes of the first flat design, no safe area.
///
/// What later systems call the safe area of the root view is what `topLayoutGuide` and
/// `bottomLayoutGuide` represent here; windows report no insets.
package struct Era7BarMetrics: BarMetrics {
  /// Creates the metrics.
  package init() {}

  /// Returns insets with the status bar's height at the top (S2.5).
  package func screenInsets(_ situation: ScreenSituation) -> UIEdgeInsets {
    UIEdgeInsets(top: statusBarHeight(situation), left: 0, bottom: 0, right: 0)
  }

  /// Returns zero: the safe area was introduced with iOS 11.
  package func windowSafeAreaInsets(_ situation: ScreenSituation) -> UIEdgeInsets { .zero }

  /// Returns the app's preference.
  package func hidesStatusBar(
    _ situation: ScreenSituation, isPreferred: Bool, isNavigationBarShown: Bool
  ) -> Bool {
    isPreferred || situation.geometry.statusBarHeight == 0
  }

  /// Returns the position below the status bar, if the view is at the window's top (S3.16).
  package func navigationBarTop(
    _ situation: ScreenSituation, viewTop: CGFloat, safeAreaTop: CGFloat
  ) -> CGFloat {
    viewTop == 0 ? statusBarHeight(situation) : 0
  }

  /// Returns 44, or 32 on a small phone in landscape.
  package func navigationBarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isCompactBothWays && !situation.isPad ? 32 : 44
  }

  /// Returns the same height as outside sheets.
  package func sheetNavigationBarHeight(_ situation: ScreenSituation) -> CGFloat {
    navigationBarHeight(situation)
  }

  /// Returns 0: large titles were introduced with iOS 11.
  package func largeTitleHeight(_ situation: ScreenSituation) -> CGFloat { 0 }

  /// Returns 0: search bars in navigation bars were introduced with iOS 11.
  package func searchBarHeight(_ situation: ScreenSituation) -> CGFloat { 0 }

  /// Returns 30: 74 in total, from old documentation of the bar.
  package func promptHeight(_ situation: ScreenSituation) -> CGFloat { 30 }

  /// Returns 44, or 32 on a small phone in landscape.
  package func toolbarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isCompactBothWays && !situation.isPad ? 32 : 44
  }

  /// Returns a frame of 49 points at the bottom (S4.37, S3.8).
  package func tabBarFrame(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets
  ) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - 49, width: bounds.width, height: 49)
  }

  /// Returns insets with the bar's height at the bottom.
  package func tabBarInsets(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets,
    holdsNavigationBar: Bool
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
  }

  /// Returns `true` on iOS 7.0.
  package func countsHiddenTabBar(_ situation: ScreenSituation) -> Bool {
    situation.system == SystemVersion(major: 7, minor: 0)
  }

  /// Returns `false`.
  package func clearsBarsAtScrollEdge(_ situation: ScreenSituation) -> Bool {
    false
  }

  /// Bars are strips.
  package var barDesign: BarDesign { .strip }
}
