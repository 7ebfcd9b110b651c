import Foundation

extension UINavigationController {
  func makeContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.placeBars() }
    container.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    view = container
    showItems()
    showTop()
  }

  func changeBars(animated: Bool, _ change: (inout NavigationBars) -> Void) {
    let old = bars
    change(&bars)
    guard bars != old, let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    view.window?.windowScene?.statusBarNeedsUpdate = true
    setNeedsStatusBarAppearanceUpdate()
  }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    if controller === topViewController {
      toolbar.setItems(controller.toolbarItems, animated: animated)
    }
  }

  /// Gives the bars the items of the stack.
  func showItems() {
    navigationBar.setStack(stack.map(\.navigationItem))
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
  }

  /// Places bars and child.
  func placeBars() {
    guard let view = viewIfLoaded, let situation = view.screenSituation else { return }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let top = view.window.map { view.convert(CGPoint.zero, to: $0).y } ?? 0
    let places = NavigationBarPlaces(
      situation: situation, bounds: bounds, safeArea: safeArea, viewTop: top,
      zones: isNavigationBarHidden ? nil : navigationBar.zones, showsToolbar: !isToolbarHidden)
    navigationBar.isHidden = places.navigationBar == nil
    if let frame = places.navigationBar {
      navigationBar.frame = frame
      navigationBar.backgroundReach = frame.minY
    }
    toolbar.isHidden = places.toolbar == nil
    if let frame = places.toolbar {
      toolbar.frame = frame
      // The strip goes on to the edge of the screen, but not below a tab bar (S3.20).
      toolbar.backgroundReach = tabBarController == nil ? bounds.maxY - frame.maxY : 0
    }
    transitionView.frame = bounds
    wrapper.frame = bounds
    placeTop(places, in: bounds)
    updateScrollEdges()
  }

  private func placeTop(_ places: NavigationBarPlaces, in bounds: CGRect) {
    guard let top = topViewController, let child = top.viewIfLoaded, child.superview === wrapper
    else { return }
    let layout = ContainerLayout(
      bounds: bounds,
      top: places.navigationBar.map { _ in
        ContainerLayout.Bar(reach: places.topReach, isTranslucent: navigationBar.isTranslucent)
      },
      bottom: places.toolbar.map { _ in
        ContainerLayout.Bar(reach: places.bottomReach, isTranslucent: toolbar.isTranslucent)
      }, edges: top.edgesForExtendedLayout,
      includesOpaqueBars: top.extendedLayoutIncludesOpaqueBars)
    child.frame = layout.childFrame
    setContainerSafeAreaInsets(layout.childInsets, forChild: top)
  }
}
