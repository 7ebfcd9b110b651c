package import Foundation

/// Bars of iOS 7 to 10: the sizes of the first flat design, no safe area.
///
/// What later systems call the safe area of the root view is here what `topLayoutGuide` and
/// `bottomLayoutGuide` stand for; windows report no insets.
package struct Era7BarMetrics: BarMetrics {
  /// Creates the metrics.
  package init() {}

  /// The status bar's height at the top (S2.5).
  package func screenInsets(_ situation: ScreenSituation) -> UIEdgeInsets {
    UIEdgeInsets(top: statusBarHeight(situation), left: 0, bottom: 0, right: 0)
  }

  /// Nothing: the safe area came with iOS 11.
  package func windowSafeAreaInsets(_ situation: ScreenSituation) -> UIEdgeInsets { .zero }

  /// As the app prefers.
  package func hidesStatusBar(
    _ situation: ScreenSituation, isPreferred: Bool, isNavigationBarShown: Bool
  ) -> Bool {
    isPreferred || situation.geometry.statusBarHeight == 0
  }

  /// Below the status bar, if the view is flush with the window's top (S3.16).
  package func navigationBarTop(
    _ situation: ScreenSituation, viewTop: CGFloat, safeAreaTop: CGFloat
  ) -> CGFloat {
    viewTop == 0 ? statusBarHeight(situation) : 0
  }

  /// 44, or 32 on a small phone in landscape.
  package func navigationBarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isCompactBothWays && !situation.isPad ? 32 : 44
  }

  /// The same as elsewhere.
  package func sheetNavigationBarHeight(_ situation: ScreenSituation) -> CGFloat {
    navigationBarHeight(situation)
  }

  /// None: large titles came with iOS 11.
  package func largeTitleHeight(_ situation: ScreenSituation) -> CGFloat { 0 }

  /// None: search bars in navigation bars came with iOS 11.
  package func searchBarHeight(_ situation: ScreenSituation) -> CGFloat { 0 }

  /// 30: 74 in all, from old documentation of the bar.
  package func promptHeight(_ situation: ScreenSituation) -> CGFloat { 30 }

  /// 44, or 32 on a small phone in landscape.
  package func toolbarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isCompactBothWays && !situation.isPad ? 32 : 44
  }

  /// 49 at the bottom (S4.37, S3.8).
  package func tabBarFrame(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets
  ) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - 49, width: bounds.width, height: 49)
  }

  /// The bar's height at the bottom.
  package func tabBarInsets(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets,
    holdsNavigationBar: Bool
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
  }

  /// On iOS 7.0.
  package func countsHiddenTabBar(_ situation: ScreenSituation) -> Bool {
    situation.system == SystemVersion(major: 7, minor: 0)
  }

  /// Never.
  package func clearsBarsAtScrollEdge(_ situation: ScreenSituation) -> Bool {
    false
  }

  /// Strips.
  package var barDesign: BarDesign { .strip }
}
