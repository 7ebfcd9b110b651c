package import Foundation

/// The frames of the bars of a navigation controller.
package struct NavigationBarFrames: Equatable, Sendable {
  /// The navigation bar; `nil` when hidden.
  package var navigationBar: CGRect?
  /// The frame of the toolbar without the area below it; `nil` if it is hidden.
  package var toolbar: CGRect?
  /// The distance by which the navigation bar covers the container from its top.
  package var topReach: CGFloat = 0
  /// The part of that distance that is ignored in the safe area of a pushed child (S2.12).
  package var ignoredReach: CGFloat = 0
  /// The distance by which the toolbar covers the container from its bottom.
  package var bottomReach: CGFloat = 0

  /// Computes the frames of the bars.
  ///
  /// - Parameters:
  ///   - situation: The device in its orientation.
  ///   - bounds: The bounds of the controller's view.
  ///   - safeArea: The view's safe-area insets.
  ///   - viewTop: The y of the view in its window.
  ///   - zones: The parts of the navigation bar's height; `nil` if it is hidden.
  ///   - showsToolbar: Whether the toolbar is shown.
  ///   - isInSheet: Whether the controller is in a sheet that does not fill the screen.
  package init(
    situation: ScreenSituation, bounds: CGRect, safeArea: UIEdgeInsets, viewTop: CGFloat,
    zones: NavigationBarZones?, showsToolbar: Bool, isInSheet: Bool = false
  ) {
    let metrics = situation.system.metrics.bars
    if let zones {
      let y =
        isInSheet
        ? safeArea.top
        : metrics.navigationBarTop(situation, viewTop: viewTop, safeAreaTop: safeArea.top)
      let bar = CGRect(x: bounds.minX, y: y, width: bounds.width, height: zones.height)
      navigationBar = bar
      topReach = bar.maxY + metrics.navigationBarInsetExcess(situation)
      if metrics.ignoresBarDistance(situation) { ignoredReach = max(0, y - safeArea.top) }
    }
    if showsToolbar {
      let slot = metrics.toolbarSlotHeight(situation, safeAreaBottom: safeArea.bottom)
      toolbar = CGRect(
        x: bounds.minX, y: bounds.maxY - slot, width: bounds.width,
        height: metrics.toolbarHeight(situation))
      bottomReach = slot
    }
  }
}
