package import Foundation

/// Bars of iOS 11 to 18 (table 3.2 of the spec).
package struct Era11BarMetrics: BarMetrics {
  /// Creates the metrics.
  package init() {}

  /// Returns the screen's insets; on rectangular screens the top is that of the status bar, and 0
  /// while it is hidden.
  package func screenInsets(_ situation: ScreenSituation) -> UIEdgeInsets {
    var insets = situation.geometry.safeAreaInsets
    insets.top = earlier(insets.top, situation)
    insets.left = earlier(insets.left, situation)
    insets.right = earlier(insets.right, situation)
    if situation.hidesStatusBar && !situation.hasSensorHousing { insets.top = 0 }
    return insets
  }

  /// Returns the inset on iOS 12 to 14 where later systems have 48 or 50.
  ///
  /// XR and 11 had 44 until iOS 14 (Q15), 12 mini had 44 until iOS 15 (table 3.2).
  private func earlier(_ inset: CGFloat, _ situation: ScreenSituation) -> CGFloat {
    guard situation.hasSensorHousing else { return inset }
    if inset == 48 && situation.system.major < 14 { return 44 }
    if inset == 50 && situation.system.major < 15 { return 44 }
    return inset
  }

  /// Returns the screen's insets, but on 11.x none for a window of a rectangular screen (S1.9).
  package func windowSafeAreaInsets(_ situation: ScreenSituation) -> UIEdgeInsets {
    situation.system.major == 11 && !situation.hasSensorHousing ? .zero : screenInsets(situation)
  }

  /// Returns the height in the catalog, or 0 when hidden.
  package func statusBarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.hidesStatusBar ? 0 : earlier(situation.geometry.statusBarHeight, situation)
  }

  /// Returns the preference, but `false` above a navigation bar on a phone with a sensor housing
  /// (S3.14).
  ///
  /// iOS 11.0 follows the preference there, too (S3.15).
  package func hidesStatusBar(
    _ situation: ScreenSituation, isPreferred: Bool, isNavigationBarShown: Bool
  ) -> Bool {
    if situation.geometry.statusBarHeight == 0 { return true }
    if situation.hasSensorHousing && isNavigationBarShown && !isFirstRelease(situation) {
      return false
    }
    return isPreferred
  }

  /// Returns the lower edge of the status bar, or of the island's surroundings (S3.11-S3.13, Q3).
  package func navigationBarTop(
    _ situation: ScreenSituation, viewTop: CGFloat, safeAreaTop: CGFloat
  ) -> CGFloat {
    let top = isFirstReleaseHidden(situation) ? 0 : barTopOnScreen(situation)
    return max(0, top - max(0, viewTop))
  }

  /// Returns the y of a navigation bar at the top of the screen.
  private func barTopOnScreen(_ situation: ScreenSituation) -> CGFloat {
    let insets = screenInsets(situation)
    guard case .dynamicIsland(let bottomEdge) = situation.geometry.sensorHousing else {
      return insets.top
    }
    guard !situation.isVerticallyCompact else { return 0 }
    // The catalog rounds the island to whole points, so the known screens are recognized by their
    // inset.
    return switch insets.top {
    case 59: 161 / 3
    case 62: 169 / 3
    case 68: 187 / 3
    default: bottomEdge + 17 / 3
    }
  }

  /// On 11.0 with the status bar hidden, returns the distance by which the bar was moved up
  /// (S3.15).
  package func navigationBarInsetExcess(_ situation: ScreenSituation) -> CGFloat {
    isFirstReleaseHidden(situation) ? barTopOnScreen(situation) : 0
  }

  private func isFirstRelease(_ situation: ScreenSituation) -> Bool {
    situation.system == SystemVersion(major: 11, minor: 0)
  }

  private func isFirstReleaseHidden(_ situation: ScreenSituation) -> Bool {
    isFirstRelease(situation) && situation.hasSensorHousing && situation.hidesStatusBar
      && !situation.isVerticallyCompact
  }

  /// Returns 44; 32 on a small phone in landscape; 50 on an iPad from iOS 12 on.
  package func navigationBarHeight(_ situation: ScreenSituation) -> CGFloat {
    if situation.isPad { return situation.system.major < 12 ? 44 : 50 }
    return situation.isCompactBothWays ? 32 : 44
  }

  /// Returns 56, or 44 on a phone in landscape (table 3.2).
  package func sheetNavigationBarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isVerticallyCompact ? 44 : 56
  }

  /// Returns 52, but 0 on a phone in landscape.
  package func largeTitleHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.isVerticallyCompact ? 0 : 52
  }

  /// Returns 52 (table 3.2).
  package func searchBarHeight(_ situation: ScreenSituation) -> CGFloat { 52 }

  /// Returns 30: 74 in total, from old documentation of the bar.
  package func promptHeight(_ situation: ScreenSituation) -> CGFloat { 30 }

  /// Returns 44; 32 on a small phone in landscape; 50 on an iPad from iOS 12 on.
  package func toolbarHeight(_ situation: ScreenSituation) -> CGFloat {
    navigationBarHeight(situation)
  }

  /// Returns a frame at the bottom: 49, 32 on a small phone in landscape, 50 or 45 on an iPad, and
  /// the inset below; at the top of a wide iPad with iPadOS 18 (S3.36).
  package func tabBarFrame(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets
  ) -> CGRect {
    if situation.hasTabBarAtTop { return FloatingTabBar.frame(in: bounds, safeArea: safeArea) }
    let height = tabBarHeight(situation) + safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private func tabBarHeight(_ situation: ScreenSituation) -> CGFloat {
    guard situation.isPad else { return situation.isCompactBothWays ? 32 : 49 }
    if situation.system.major < 12 { return 49 }
    return situation.hasHomeIndicator ? 45 : 50
  }

  /// Returns `true` on iOS 11.0 to 13.3.
  package func forgetsOpaqueTabBar(_ situation: ScreenSituation) -> Bool {
    situation.system < SystemVersion(major: 13, minor: 4)
  }

  /// Returns `true` on iOS 12 (rdar://45411888).
  package func missesBarInOwnTransition(_ situation: ScreenSituation) -> Bool {
    situation.system.major == 12
  }

  /// Returns `true` on iOS 14.0 and 14.1.
  package func keepsTabBarHiddenInPops(_ situation: ScreenSituation) -> Bool {
    situation.system.major == 14 && situation.system.minor < 2
  }

  /// Returns `true` from iOS 15 on.
  package func clearsBarsAtScrollEdge(_ situation: ScreenSituation) -> Bool {
    situation.system.major >= 15
  }

  /// Bars are strips.
  package var barDesign: BarDesign { .strip }
}
