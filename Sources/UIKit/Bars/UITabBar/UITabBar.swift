public import Foundation

/// A bar from which the user chooses among tabs.
open class UITabBar: UIView {
  private let background = _UIBarBackground(hairline: .top)
  private let capsule = GlassView()
  private let marker = UIView()
  private var buttons: [TabBarButton] = []
  private var storedItems: [UITabBarItem]?
  var appearances = BarAppearances<UITabBarAppearance>()
  private var storedTranslucent: Bool?
  private var storedSelection: UITabBarItem?
  /// Whether only the items of the bar are visible, as at the scroll edge (S3.23).
  var isAtScrollEdge = false {
    didSet {
      guard isAtScrollEdge != oldValue else { return }
      showBackground()
      setNeedsLayout()
    }
  }
  /// Whether an iPhone's bar of iOS 26 shows only the selected item.
  var isMinimized = false {
    didSet { if isMinimized != oldValue { setNeedsLayout() } }
  }
  /// The controller that manages the bar's items.
  weak var controller: UITabBarController?

  /// The delegate of the tab bar; `nil` by default.
  open weak var delegate: (any UITabBarDelegate)?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    marker.backgroundColor = .tertiarySystemFill
    marker.isUserInteractionEnabled = false
    for view in [background, capsule, marker] { addSubview(view) }
  }

  /// The items, from left to right.
  open var items: [UITabBarItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; changes are not animated here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    precondition(
      controller == nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    show(items)
  }

  /// Sets the items on behalf of the controller.
  func setManagedItems(_ items: [UITabBarItem]) { show(items) }

  /// The item whose tab is shown.
  open var selectedItem: UITabBarItem? {
    get { storedSelection }
    set {
      storedSelection = newValue
      for button in buttons { button.isSelected = button.item === newValue }
      setNeedsLayout()
    }
  }

  /// A Boolean value that determines whether content below the bar is visible through it; decides
  /// where content ends (S2.7).
  open var isTranslucent: Bool {
    get { storedTranslucent ?? true }
    set {
      guard newValue != storedTranslucent else { return }
      storedTranslucent = newValue
      showBackground()
      superview?.setNeedsLayout()
    }
  }

  /// The appearance while content is below the bar.
  open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? UITabBarAppearance() }
    set { setAppearances { $0.standard = newValue } }
  }

  /// The appearance while no content is below the bar; `nil` uses ``standardAppearance`` without
  /// its background (S3.22).
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearances { $0.scrollEdge = newValue } }
  }

  /// The color of the bar; `nil` is the system's material.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  /// The color of items that are not selected; `nil` is the system's gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { showRestColor() }
  }

  /// Returns the bar's height in its current container, including the bottom inset, and the given
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let situation = barSituation else { return CGSize(width: size.width, height: 49) }
    let metrics = situation.system.metrics.bars
    let bounds = CGRect(origin: .zero, size: situation.geometry.size)
    let safeArea = window?.safeAreaInsets ?? .zero
    let height = metrics.tabBarFrame(situation, in: bounds, safeArea: safeArea).height
    return CGSize(width: size.width, height: height)
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UITabBar else { return }
    barTintColor = barTintColor ?? proxy.barTintColor
    unselectedItemTintColor = unselectedItemTintColor ?? proxy.unselectedItemTintColor
    if let translucent = proxy.storedTranslucent, storedTranslucent == nil {
      isTranslucent = translucent
    }
    setAppearances { $0.merge(proxy.appearances) }
  }

  /// Lays out the background and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    showBackground()
    layOutButtons()
  }
}

extension UITabBar: BarItemOwner {
  func barItemDidChange() {
    show(storedItems)
  }

  private func show(_ items: [UITabBarItem]?) {
    for item in storedItems ?? [] { item.owner = nil }
    for view in buttons { view.removeFromSuperview() }
    storedItems = items
    buttons = (items ?? []).map { item in
      item.owner = self
      let button = TabBarButton(item)
      button.isSelected = item === storedSelection
      button.addAction(
        UIAction { [weak self, weak item] _ in
          guard let self, let item else { return }
          self.selectItem(item)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    showRestColor()
    setNeedsLayout()
  }

  private func selectItem(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let controller {
      controller.userDidChoose(item)
    } else {
      selectedItem = item
    }
    delegate?.tabBar(self, didSelect: item)
  }

  private func showRestColor() {
    let gray: UIColor = form.isGlass ? .label : .unselectedTab
    for button in buttons { button.restColor = unselectedItemTintColor ?? gray }
  }

  private var form:
    (layout: TabBarLayout.Form, isGlass: Bool, arrangement: TabBarButton.Arrangement)
  {
    guard let situation = barSituation else {
      return (.strip(isCentered: false), false, .above)
    }
    // Without a controller a bar is at the bottom, also on an iPad.
    if situation.hasTabBarAtTop, controller != nil { return (.top, true, .textOnly) }
    switch situation.system.metrics.bars.barDesign {
    case .glass:
      return isMinimized ? (.minimized, true, .imageOnly) : (.capsule, true, .above)
    case .strip:
      // Image and text are side by side from iOS 11 on if the width is regular or the height is
      // compact.
      let isBeside =
        situation.system.metrics.hasTabItemsBeside
        && (situation.isVerticallyCompact || situation.geometry.horizontalSizeClass == .regular)
      // Items fill the width of an iPhone, and of a narrow window; those of a wide iPad are
      // centered (S3.47).
      let isCentered = situation.isPad && situation.geometry.horizontalSizeClass == .regular
      return (.strip(isCentered: isCentered), false, isBeside ? .beside : .above)
    }
  }

  /// The screen's situation, with the size class of the bar's controller.
  private var barSituation: ScreenSituation? { controller?.barSituation ?? screenSituation }

  /// The frame of the glass below the items, in the bar.
  var capsuleFrame: CGRect {
    layoutIfNeeded()
    return capsule.frame
  }

  private func layOutButtons() {
    let form = form
    let designs = appearance?.appearance
    for button in buttons {
      button.arrangement = form.arrangement
      button.appearance =
        form.arrangement == .above
        ? designs?.stackedLayoutAppearance
        : traitCollection.verticalSizeClass == .compact
          ? designs?.compactInlineLayoutAppearance : designs?.inlineLayoutAppearance
      button.setAdaptsToBackdrop(form.isGlass, judging: capsule)
    }
    let layout = TabBarLayout(form: form.layout, size: bounds.size, insets: safeAreaInsets)
    // The first item is at the leading edge.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shown = isRightToLeft ? Array(buttons.reversed()) : buttons
    let placement = layout.placement(widths: shown.map(\.textWidth))
    for (button, rect) in zip(shown, placement.items) {
      button.isHidden = isMinimized && !button.isSelected
      button.frame = rect
    }
    capsule.isHidden = placement.capsule == nil
    capsule.frame = placement.capsule ?? .zero
    let chosen = shown.firstIndex { $0.isSelected }
    marker.isHidden = placement.capsule == nil || chosen == nil || isMinimized
    if let chosen { marker.frame = placement.items[chosen] }
    marker.layer.cornerRadius = marker.bounds.height / 2
  }

  fileprivate func setAppearances(_ change: (inout BarAppearances<UITabBarAppearance>) -> Void) {
    change(&appearances)
    showBackground()
    setNeedsLayout()
  }

  private var appearance: BarAppearances<UITabBarAppearance>.Choice? {
    appearances.choice(
      isAtScrollEdge: isAtScrollEdge, isCompact: traitCollection.verticalSizeClass == .compact)
  }

  private func showBackground() {
    if let choice = appearance {
      return background.show(choice.appearance.backdrop, isClear: choice.isClear)
    }
    let isGlass = form.isGlass
    if isTranslucent {
      background.fill = barTintColor.map { .tinted($0) } ?? .material
      background.isClear = isGlass || isAtScrollEdge
    } else {
      background.fill = .opaque(barTintColor ?? .systemBackground)
      background.isClear = isGlass
    }
  }
}
