package import Foundation

/// The heights and positions of bars in one era of the system, in points (section 3 of the spec).
///
/// There is one implementation for each era; ``SystemMetrics/bars`` selects it.
package protocol BarMetrics: Sendable {
  /// Returns the insets that the root view of a window inherits from the screen: status bar,
  /// housing, home indicator.
  func screenInsets(_ situation: ScreenSituation) -> UIEdgeInsets

  /// Returns the safe-area insets of the window itself (S1.9).
  func windowSafeAreaInsets(_ situation: ScreenSituation) -> UIEdgeInsets

  /// Returns the height of the status bar as it is shown; 0 when it is hidden.
  func statusBarHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns whether the status bar is hidden when the app's controllers prefer it (S3.14, S3.45).
  func hidesStatusBar(
    _ situation: ScreenSituation, isPreferred: Bool, isNavigationBarShown: Bool
  ) -> Bool

  /// Returns the y of a navigation bar in its controller's view.
  ///
  /// - Parameters:
  ///   - viewTop: The y of the view in its window.
  ///   - safeAreaTop: The view's top safe-area inset.
  func navigationBarTop(
    _ situation: ScreenSituation, viewTop: CGFloat, safeAreaTop: CGFloat
  ) -> CGFloat

  /// Returns the distance by which a child's inset extends below the bar; 0 except for a quirk of
  /// 11.0 (S3.15).
  func navigationBarInsetExcess(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height of a navigation bar with an inline title.
  func navigationBarHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height of a navigation bar in a sheet that does not fill the screen.
  func sheetNavigationBarHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height that a large title adds to a navigation bar; 0 if none is shown.
  func largeTitleHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height that a subtitle adds to a large title; 0 if there are none.
  func subtitleHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height that a search bar adds to a navigation bar.
  func searchBarHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height that a prompt adds to a navigation bar.
  func promptHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height of a toolbar without the area below it.
  func toolbarHeight(_ situation: ScreenSituation) -> CGFloat

  /// Returns the height of a navigation controller's toolbar down to the edge of the screen.
  ///
  /// - Parameter safeAreaBottom: The controller's view's bottom safe-area inset.
  func toolbarSlotHeight(_ situation: ScreenSituation, safeAreaBottom: CGFloat) -> CGFloat

  /// Returns the frame of a tab bar.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the tab bar controller's view.
  ///   - safeArea: The view's safe-area insets.
  func tabBarFrame(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets
  ) -> CGRect

  /// Returns the insets that a tab bar adds to its child's safe area.
  ///
  /// - Parameter holdsNavigationBar: Whether the child is a navigation controller.
  func tabBarInsets(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets,
    holdsNavigationBar: Bool
  ) -> UIEdgeInsets

  /// Returns whether the safe area of content below an opaque tab bar does not include it (S2.10, Q12).
  func forgetsOpaqueTabBar(_ situation: ScreenSituation) -> Bool

  /// Returns whether a bar's distance from the safe area's top is ignored if the bar moves its child down, so that the
  /// child begins behind the bar (S2.12).
  func ignoresBarDistance(_ situation: ScreenSituation) -> Bool

  /// Returns whether a child is laid out as if an opaque bar were still hidden that was shown during an app's own
  /// transition (S2.11).
  func missesBarInOwnTransition(_ situation: ScreenSituation) -> Bool

  /// Returns whether an animated pop of several children at once leaves the tab bar hidden that the topmost one has
  /// hidden (S3.7).
  func keepsTabBarHiddenInPops(_ situation: ScreenSituation) -> Bool

  /// Returns whether the height of a hidden tab bar is still counted below a toolbar (S3.8).
  func countsHiddenTabBar(_ situation: ScreenSituation) -> Bool

  /// Returns whether translucent bars are transparent if no content is scrolled below them (S3.23).
  func clearsBarsAtScrollEdge(_ situation: ScreenSituation) -> Bool

  /// The design of bars.
  var barDesign: BarDesign { get }
}

extension BarMetrics {
  /// Returns the height in the catalog, or 0 when hidden; on iOS 7 to 10 a phone in landscape hides it (S3.45).
  package func statusBarHeight(_ situation: ScreenSituation) -> CGFloat {
    situation.hidesStatusBar ? 0 : situation.geometry.statusBarHeight
  }

  /// Returns 0 unless an era overrides it.
  package func navigationBarInsetExcess(_ situation: ScreenSituation) -> CGFloat { 0 }

  /// Returns 0: subtitles were introduced with iOS 26.
  package func subtitleHeight(_ situation: ScreenSituation) -> CGFloat { 0 }

  /// Returns the height of the toolbar and the inset below it (Q7: 70 on an iPad with a home indicator),
  /// or until iOS 10 that of a tab bar, because there is no other safe area (S3.20).
  ///
  /// No source measured the slot of iOS 26; 82 on a phone in portrait positions buttons of 44 points, 10
  /// below the slot's top (S3.38), at the same distance from the screen's bottom as from its side: 28.
  package func toolbarSlotHeight(
    _ situation: ScreenSituation, safeAreaBottom: CGFloat
  ) -> CGFloat {
    toolbarHeight(situation) + safeAreaBottom
  }

  /// Returns the height that the bar covers at the bottom, including the inset below; at the top of an
  /// iPad 64, unless the child has a navigation bar, whose row the tab bar shares (S3.36).
  package func tabBarInsets(
    _ situation: ScreenSituation, in bounds: CGRect, safeArea: UIEdgeInsets,
    holdsNavigationBar: Bool
  ) -> UIEdgeInsets {
    if situation.hasTabBarAtTop {
      return FloatingTabBar.insets(safeArea: safeArea, holdsNavigationBar: holdsNavigationBar)
    }
    let frame = tabBarFrame(situation, in: bounds, safeArea: safeArea)
    return UIEdgeInsets(top: 0, left: 0, bottom: max(0, bounds.maxY - frame.minY), right: 0)
  }

  /// Returns `false` unless an era overrides it.
  package func forgetsOpaqueTabBar(_ situation: ScreenSituation) -> Bool { false }

  /// Returns `false` unless an era overrides it.
  package func countsHiddenTabBar(_ situation: ScreenSituation) -> Bool { false }

  /// Returns `false` unless an era overrides it.
  package func ignoresBarDistance(_ situation: ScreenSituation) -> Bool { false }

  /// Returns `false` unless an era overrides it.
  package func missesBarInOwnTransition(_ situation: ScreenSituation) -> Bool { false }

  /// Returns `false` unless an era overrides it.
  package func keepsTabBarHiddenInPops(_ situation: ScreenSituation) -> Bool { false }
}
