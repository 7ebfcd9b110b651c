import Foundation

extension UITabBarController {
  func makeContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOutBar() }
    container.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    container.addSubview(tabBar)
    tabBar.controller = self
    view = container
    showItems()
    showSelected()
  }

  func setControllers(_ new: [UIViewController]) {
    ChildTransition.finishTransitions(self)
    let seen = selectedViewController
    for old in controllers where !new.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    for controller in new where controller.tabBarController !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    selection = new.firstIndex { $0 === seen } ?? (new.isEmpty ? NSNotFound : 0)
    showItems()
    if selectedViewController !== seen { show(from: nil) }
    viewIfLoaded?.setNeedsLayout()
  }

  func replaceTabs(_ tabs: [UITab]) {
    let previous = selectedTab
    for tab in storedTabs { tab.tabBarController = nil }
    storedTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    setControllers(tabs.map { $0.loadedController })
    selection = tabs.isEmpty ? NSNotFound : 0
    showItems()
    show(from: nil)
    if let first = tabs.first {
      delegate?.tabBarController(self, didSelectTab: first, previousTab: previous)
    }
  }

  /// Selects on behalf of the app, whose delegate is called only with ``tabs`` (S3.43).
  func selectByApp(_ index: Int) {
    let previous = selectedTab
    guard index != selection else { return }
    select(index)
    notifyOfTab(previous)
  }

  private func notifyOfTab(_ previous: UITab?) {
    guard let tab = selectedTab, tab !== previous else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  private func select(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    ChildTransition.finishTransitions(self)
    let old = shownController
    selection = index
    isMoreChosen = false
    showItems()
    if shownController !== old { show(from: old) } else { showMore() }
  }

  func userDidChoose(_ item: UITabBarItem) {
    if tabBar.isMinimized { return changeMinimizing { $0.expand() } }
    if overflows, item === moreNavigationController.tabBarItem { return userDidChooseMore() }
    guard let index = controllers.firstIndex(where: { $0.tabBarItem === item }) else { return }
    userDidChoose(index)
  }

  /// Selects a tab on behalf of the user, if the delegate allows it.
  func userDidChoose(_ index: Int) {
    let controller = controllers[index]
    if storedTabs.indices.contains(index) {
      guard delegate?.tabBarController(self, shouldSelectTab: storedTabs[index]) ?? true else {
        return
      }
      let previous = selectedTab
      select(index)
      notifyOfTab(previous)
      return
    }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func userDidChooseMore() {
    guard delegate?.tabBarController(self, shouldSelect: moreNavigationController) ?? true else {
      return
    }
    ChildTransition.finishTransitions(self)
    let old = shownController
    let wasMore = old === moreNavigationController
    isMoreChosen = true
    showItems()
    if wasMore {
      moreNavigationController.popToRootViewController(animated: true)
    } else {
      show(from: old)
    }
    delegate?.tabBarController(self, didSelect: moreNavigationController)
  }

  // MARK: More

  /// Whether there are more controllers than tabs: five in a compact width (S3.9).
  var overflows: Bool {
    controllers.count > 5 && traitCollection.horizontalSizeClass == .compact
  }

  /// The controllers that the bar has no tabs for.
  var overflow: [UIViewController] { overflows ? Array(controllers[4...]) : [] }

  /// The controller whose view is visible: the selected one, or the More controller that contains
  /// it.
  var shownController: UIViewController? {
    if overflows, isMoreChosen || (selection != NSNotFound && selection >= 4) {
      return moreNavigationController
    }
    return selectedViewController
  }

  /// Sets the items of the bar to those of the controllers.
  func showItems() {
    var items = controllers.compactMap(\.tabBarItem)
    if overflows { items = items.prefix(4) + [moreNavigationController.tabBarItem] }
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) {
      tabBar.setManagedItems(items)
    }
    tabBar.selectedItem = shownController?.tabBarItem
  }

  private func show(from old: UIViewController?) {
    ChildTransition.finishTransitions(self)
    guard isViewLoaded else { return }
    showMore()
    let new = shownController
    let animation = animation(from: old, to: new)
    let exchange = ChildTransition(
      in: self, from: old, to: new, animated: animation != nil,
      isSeen: { [weak self] in self?.shownController === $0 }
    ) { [weak self] isCompleted in
      guard let self else { return }
      if !isCompleted, let old { selection = controllers.firstIndex { $0 === old } ?? selection }
      if animation != nil || !isCompleted {
        showItems()
        showSelected()
      }
    }
    exchange.run(animation: animation) {
      showSelected(keeping: animation == nil ? nil : old?.viewIfLoaded)
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.window?.windowScene?.statusBarNeedsUpdate = true
    }
  }

  /// Pushes the selected controller on the stack of those without a tab.
  private func showMore() {
    guard shownController === moreNavigationController,
      let more = moreNavigationController as? MoreNavigationController
    else { return }
    if more.parent == nil {
      addChild(more)
      more.didMove(toParent: self)
    }
    more.show(isMoreChosen ? nil : selectedViewController)
  }

  /// Returns the delegate's animator for a change of the selection; `nil` changes without animation.
  private func animation(
    from old: UIViewController?, to new: UIViewController?
  ) -> ChildTransition.Animation? {
    guard let old, let new, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    let interaction = delegate.tabBarController(self, interactionControllerFor: animator)
    return ChildTransition.Animation(animator: animator, interaction: interaction, place: wrapper)
  }

  /// Inserts the view of the visible controller into the wrapper and removes others.
  func showSelected(keeping kept: UIView? = nil) {
    guard isViewLoaded else { return }
    let view = shownController?.view
    for other in wrapper.subviews where other !== view && other !== kept {
      other.removeFromSuperview()
    }
    // Callbacks of removed controllers may have selected another tab.
    guard let view, view.superview !== wrapper, shownController?.viewIfLoaded === view else {
      return
    }
    view.frame = wrapper.bounds
    wrapper.addSubview(view)
    layOutBar()
  }

  // MARK: Layout

  /// Whether the bar is hidden: by the app, or by a controller on the visible stack (S3.5).
  var isBarAway: Bool {
    if isBarHidden { return true }
    guard let navigation = shownController as? UINavigationController else { return false }
    return navigation.bars.keepsTabBarHidden
      || navigation.viewControllers.contains { $0.hidesBottomBarWhenPushed }
  }

  /// Lays out bar and child.
  func layOutBar() {
    guard let view = viewIfLoaded, let situation = barSituation else { return }
    let bounds = view.bounds
    let safeArea = view.safeAreaInsets
    let metrics = situation.system.metrics.bars
    transitionView.frame = bounds
    wrapper.frame = bounds
    // The child inherits these safe areas, and is notified once (S2.13).
    transitionView.updateSafeArea()
    wrapper.updateSafeArea()
    if isBarAway {
      tabBar.removeFromSuperview()
    } else {
      if tabBar.superview !== view { view.addSubview(tabBar) }
      tabBar.isMinimized = modern.minimizing.isMinimized && isModernPhone
      tabBar.frame = metrics.tabBarFrame(situation, in: bounds, safeArea: safeArea)
    }
    let accessory = layOutAccessory(safeArea: safeArea)
    guard let selected = shownController, let child = selected.viewIfLoaded,
      child.superview === wrapper
    else { return }
    var insets = UIEdgeInsets.zero
    let navigation = selected as? UINavigationController
    if !isBarAway {
      insets = metrics.tabBarInsets(
        situation, in: bounds, safeArea: safeArea,
        holdsNavigationBar: navigation?.isNavigationBarHidden == false)
      if insets.bottom > 0 { insets.bottom += accessory }
    }
    let layout = BarContainerLayout(
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
