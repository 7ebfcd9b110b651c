import Foundation

extension UIViewController {
  /// Sets how much the container's own bars cover of a child's view (S1.35, S3.3).
  ///
  /// Call it on the container after the child's frame was set, even if the insets are unchanged:
  /// the child's safe area is computed again at once. In the child's space, the edges of a
  /// navigation controller's child are
  ///
  ///     top:    navigationBar.frame.maxY - child.view.frame.minY
  ///     bottom: child.view.frame.maxY - toolbar.frame.minY
  ///
  /// both in the container's coordinates, never below 0, and 0 if there is no bar (S3.4). The
  /// child's view then has, for each edge, the larger of this and the inset from its superview's
  /// safe area (S1.1), plus the child's ``additionalSafeAreaInsets`` (S2.1). Do not add the status
  /// bar or the home indicator, unless the bar reaches over it.
  ///
  /// The insets apply until the next call or until the child leaves its parent.
  package func setContainerSafeAreaInsets(
    _ insets: UIEdgeInsets, forChild child: UIViewController
  ) {
    child.insets.container = insets
    child.viewIfLoaded?.updateSafeArea()
  }

  /// Returns the safe area of the view for the insets that are inherited from its superview.
  ///
  /// Outside a window neither bars nor the controller add insets (S1.7, S2.6, S2.13).
  func safeAreaInsets(inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard viewIfLoaded?.window != nil else { return inherited }
    return ControllerSafeArea.insets(
      inherited: inherited.maximum(rootInsets), container: insets.container,
      additional: insets.additional)
  }

  /// The minimum safe area of a window's root view, even if the window has less (S1.9).
  private var rootInsets: UIEdgeInsets {
    guard let scene = hostWindow?.windowScene, let view = viewIfLoaded,
      view.frame == CGRect(origin: .zero, size: scene.geometry.size)
    else { return .zero }
    let screen = scene.screenSafeAreaInsets
    return screen == scene.windowSafeAreaInsets ? .zero : screen
  }

  func setAdditionalInsets(_ additional: UIEdgeInsets) {
    guard additional != insets.additional else { return }
    insets.additional = additional
    viewIfLoaded?.updateSafeArea()
  }

  func setExtendedLayout(_ change: (inout ControllerInsetState) -> Void) {
    change(&insets)
    parent?.childWantsOtherBars(self)
  }

  /// Runs when a child has changed its preferences for bars, such as its extended edges.
  func childWantsOtherBars(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }
}
