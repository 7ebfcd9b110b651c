import Foundation

extension UITabBarController.MinimizeBehavior {
  /// The trigger that minimizes the bar; `.automatic` is `.never`.
  var trigger: TabBarMinimizing.Trigger {
    switch self {
    case .automatic, .never: .none
    case .onScrollDown: .scrollDown
    case .onScrollUp: .scrollUp
    }
  }
}

extension UITabBarController {
  /// Whether this system's bar can be minimized and have an accessory: that of an iPhone with iOS
  /// 26.
  var isModernPhone: Bool {
    guard let situation = barSituation else { return false }
    return situation.system.metrics.bars.barDesign == .glass && !situation.hasTabBarAtTop
  }

  /// The device, with the size of the controller: in a compact width an iPad's bar is at the
  /// bottom, as an iPhone's.
  var barSituation: ScreenSituation? {
    guard var situation = viewIfLoaded?.screenSituation else { return nil }
    let own = traitCollection.horizontalSizeClass
    if own != .unspecified { situation.geometry.horizontalSizeClass = own }
    return situation
  }

  func changeMinimizing(_ change: (inout TabBarMinimizing) -> Void) {
    let was = modern.minimizing.isMinimized
    change(&modern.minimizing)
    guard was != modern.minimizing.isMinimized else { return }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the bar for content that the user scrolls.
  func updateForScrolling(of scrollView: UIScrollView) {
    guard isModernPhone, scrollView.isDragging || scrollView.isDecelerating else { return }
    let inset = scrollView.adjustedContentInset.top
    // Rubber-banding beyond either end does not count as scrolling.
    let y = scrollView.restRange.clamp(scrollView.contentOffset).y
    changeMinimizing { $0.contentMoved(to: y, isAtTop: y <= -inset + 0.5) }
  }

  func setAccessory(_ accessory: UITabAccessory?) {
    modern.accessoryView?.removeFromSuperview()
    modern.accessory = accessory
    modern.accessoryView = accessory.map(TabAccessoryView.init)
    viewIfLoaded?.setNeedsLayout()
  }

  /// Lays out the accessory above or beside the bar, and returns the height that it adds to the
  /// bar's.
  func layOutAccessory(safeArea: UIEdgeInsets) -> CGFloat {
    guard let accessory = modern.accessoryView, let view = viewIfLoaded else { return 0 }
    guard isModernPhone, !isBarAway else {
      accessory.removeFromSuperview()
      return 0
    }
    let isInline = modern.minimizing.isMinimized
    if accessory.superview !== view { view.insertSubview(accessory, belowSubview: tabBar) }
    accessory.traitOverrides[UITraitTabAccessoryEnvironment.self] = isInline ? .inline : .regular
    accessory.frame = TabAccessoryLayout.frame(
      bar: tabBar.frame, capsule: tabBar.capsuleFrame, in: view.bounds, safeArea: safeArea,
      isInline: isInline)
    return TabAccessoryLayout.addition(isInline: isInline)
  }

  var existingContentGuide: UILayoutGuide {
    if let guide = modern.contentGuide { return guide }
    loadViewIfNeeded()
    let guide = UILayoutGuide(
      identifier: "UITabBarController-contentLayoutGuide", owner: view
    ) { [weak self] view in
      guard let self else { return view.bounds }
      return view.bounds.clampedInset(by: barInsets)
    }
    modern.contentGuide = guide
    return guide
  }

  /// The insets of the view that the bar covers, without the screen's safe area.
  private var barInsets: UIEdgeInsets {
    guard !isBarAway, let situation = barSituation, let view = viewIfLoaded else { return .zero }
    return situation.system.metrics.bars.tabBarInsets(
      situation, in: view.bounds, safeArea: view.safeAreaInsets, holdsNavigationBar: false)
  }
}
