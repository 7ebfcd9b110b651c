import Foundation

extension UITabBarController {
  func makeContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.placeBar() }
    container.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    container.addSubview(tabBar)
    tabBar.controller = self
    view = container
    showItems()
    showSelected()
  }

  func setTabs(_ controllers: [UIViewController]) {
    let seen = selectedViewController
    for old in tabs where !controllers.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for new in controllers where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    tabs = controllers
    selection = controllers.firstIndex { $0 === seen } ?? (controllers.isEmpty ? NSNotFound : 0)
    showItems()
    if selectedViewController !== seen { show(from: nil) }
    viewIfLoaded?.setNeedsLayout()
  }

  func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selection else { return }
    exchange?.finish()
    let old = selectedViewController
    selection = index
    showItems()
    show(from: old)
  }

  func userDidChoose(_ item: UITabBarItem) {
    guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let controller = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Gives the bar the items of the controllers.
  func showItems() {
    let items = tabs.compactMap(\.tabBarItem)
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) {
      tabBar.setManagedItems(items)
    }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  private func show(from old: UIViewController?) {
    guard isViewLoaded else { return }
    let exchange = ChildExchange(
      in: self, from: old, to: selectedViewController, animated: false
    ) { [weak self] in
      self?.exchange = nil
    }
    self.exchange = exchange
    exchange.run {
      showSelected()
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.window?.windowScene?.statusBarNeedsUpdate = true
    }
  }

  /// Puts the view of the controller that is seen into the wrapper and takes others out.
  func showSelected() {
    guard isViewLoaded else { return }
    let view = selectedViewController?.view
    for other in wrapper.subviews where other !== view { other.removeFromSuperview() }
    guard let view, view.superview !== wrapper else { return }
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
    placeBar()
  }

  // MARK: Places

  /// Whether the bar is away: by the app's word, or by a controller on the stack that is seen
  /// (S3.5).
  var isBarAway: Bool {
    if isBarHidden { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }

  /// Places bar and child.
  func placeBar() {
    guard let view = viewIfLoaded, let situation = view.screenSituation else { return }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let metrics = situation.system.metrics
    transitionView.frame = bounds
    wrapper.frame = bounds
    if isBarAway {
      tabBar.removeFromSuperview()
    } else {
      if tabBar.superview !== view { view.addSubview(tabBar) }
      tabBar.frame = metrics.tabBarFrame(situation, in: bounds, safeArea: safeArea)
    }
    guard let selected = selectedViewController, let child = selected.viewIfLoaded,
      child.superview === wrapper
    else { return }
    var insets = UIEdgeInsets.zero
    let navigation = selected as? UINavigationController
    if !isBarAway {
      insets = metrics.tabBarInsets(
        situation, in: bounds, safeArea: safeArea,
        holdsNavigationBar: navigation?.isNavigationBarHidden == false)
    }
    let layout = ContainerLayout(
      bounds: bounds,
      top: insets.top > 0 ? .init(reach: insets.top, isTranslucent: true) : nil,
      bottom: insets.bottom > 0
        ? .init(reach: insets.bottom, isTranslucent: tabBar.isTranslucent) : nil,
      edges: selected.edgesForExtendedLayout,
      includesOpaqueBars: selected.extendedLayoutIncludesOpaqueBars)
    child.frame = layout.childFrame
    var childInsets = layout.childInsets
    if !tabBar.isTranslucent, metrics.forgetsOpaqueTabBar(situation) { childInsets.bottom = 0 }
    setContainerSafeAreaInsets(childInsets, forChild: selected)
    updateScrollEdges()
  }
}
