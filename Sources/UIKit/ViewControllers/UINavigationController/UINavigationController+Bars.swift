import Foundation

extension UINavigationController {
  func makeContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOutBars() }
    container.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    navigationBar.controller = self
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view = container
    makeGestures(on: container)
    showItems()
    showTop()
  }

  func changeBars(animated: Bool, _ change: (inout NavigationBars) -> Void) {
    let old = bars
    change(&bars)
    guard bars != old, let view = viewIfLoaded else { return }
    if old.isNavigationBarHidden, !bars.isNavigationBarHidden { navigationBarCame() }
    view.setNeedsLayout()
    view.window?.windowScene?.statusBarNeedsUpdate = true
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Records a bar that was shown during an app's own transition, if the system misses it (S2.11).
  private func navigationBarCame() {
    guard exchange?.isAnimatedByApp == true, !navigationBar.isTranslucent,
      let situation = viewIfLoaded?.screenSituation,
      situation.system.metrics.bars.missesBarInOwnTransition(situation)
    else { return }
    bars.childMissingBar = topViewController
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === topViewController {
      toolbar.setItems(controller.toolbarItems, animated: animated)
    }
  }

  /// Sets the items of the bars to those of the stack.
  func showItems() {
    navigationBar.setStack(stack.map(\.navigationItem))
    navigationBar.collapse = topViewController?.insets.titleCollapse ?? 0
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
  }

  /// Lays out bars and child.
  func layOutBars() {
    guard let view = viewIfLoaded, let situation = view.screenSituation else { return }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    navigationBar.isInSheet = isInSheet
    let top = view.window.map { view.convert(CGPoint.zero, to: $0).y } ?? 0
    // A bar at the top of the screen is positioned by the screen's own safe area, and by additional insets
    // below it.
    let added =
      top == 0 && !navigationBar.isInSheet
      ? view.window?.windowScene?.addedSafeAreaInsets.top ?? 0 : 0
    var screenSafeArea = safeArea
    screenSafeArea.top -= added
    var places = NavigationBarFrames(
      situation: situation, bounds: bounds, safeArea: screenSafeArea, viewTop: top,
      zones: isNavigationBarHidden ? nil : navigationBar.zones, showsToolbar: !isToolbarHidden,
      isInSheet: navigationBar.isInSheet)
    if places.navigationBar != nil {
      places.navigationBar?.origin.y += added
      places.topReach += added
    }
    navigationBar.isHidden = places.navigationBar == nil
    if let frame = places.navigationBar {
      navigationBar.frame = frame
      navigationBar.backgroundReach = frame.minY
    }
    toolbar.isHidden = places.toolbar == nil
    if let frame = places.toolbar {
      toolbar.frame = frame
      // The bar extends to the edge of the screen, but not below a tab bar (S3.20).
      toolbar.backgroundReach = tabBarController == nil ? bounds.maxY - frame.maxY : 0
    }
    transitionView.frame = bounds
    wrapper.frame = bounds
    // The child inherits these safe areas, and is notified once (S2.13).
    transitionView.updateSafeArea()
    wrapper.updateSafeArea()
    layOutTopController(places, in: bounds)
    updateScrollEdges()
  }

  /// Whether the controller is in a sheet that does not fill the screen.
  private var isInSheet: Bool {
    guard let sheet = nearestPresentation as? UISheetPresentationController else { return false }
    return sheet.effectiveStyle != .fullScreen
  }

  /// Returns the height of a hidden tab bar that is still counted below a toolbar, a quirk of iOS 7.0 (S3.8).
  private func hiddenTabBarInset(_ places: NavigationBarFrames) -> CGFloat {
    guard places.toolbar != nil, let tabs = tabBarController, tabs.isBarAway,
      let situation = view.screenSituation,
      situation.system.metrics.bars.countsHiddenTabBar(situation)
    else { return 0 }
    return situation.system.metrics.bars.tabBarInsets(
      situation, in: view.bounds, safeArea: .zero, holdsNavigationBar: true
    ).bottom
  }

  private func layOutTopController(_ places: NavigationBarFrames, in bounds: CGRect) {
    guard let top = topViewController, let child = top.viewIfLoaded, child.superview === wrapper
    else { return }
    let hasBar = places.navigationBar != nil && bars.childMissingBar !== top
    let layout = BarContainerLayout(
      bounds: bounds,
      top: hasBar
        ? BarContainerLayout.Bar(
          reach: places.topReach, isTranslucent: navigationBar.isTranslucent,
          ignored: places.ignoredReach) : nil,
      bottom: places.toolbar.map { _ in
        BarContainerLayout.Bar(reach: places.bottomReach, isTranslucent: toolbar.isTranslucent)
      }, edges: top.edgesForExtendedLayout,
      includesOpaqueBars: top.extendedLayoutIncludesOpaqueBars)
    child.frame = layout.childFrame
    var insets = layout.childInsets
    insets.bottom += hiddenTabBarInset(places)
    setContainerSafeAreaInsets(insets, forChild: top)
  }
}
