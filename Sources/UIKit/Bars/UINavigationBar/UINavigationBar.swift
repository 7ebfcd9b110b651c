public import Foundation

/// A bar at the top with a title and buttons; it shows the last of a stack of items.
open class UINavigationBar: UIView {
  var stack: [UINavigationItem] = []
  let background = _UIBarBackground(hairline: .bottom)
  let content = NavigationBarContentView()
  /// The distance by which the background extends above the bar, in points (S3.30).
  var backgroundReach: CGFloat = 0 {
    didSet { if backgroundReach != oldValue { setNeedsLayout() } }
  }
  /// The part of the bar's height that is scrolled away, in points (S3.18).
  var collapse: CGFloat = 0 {
    didSet { if collapse != oldValue { content.setNeedsLayout() } }
  }
  /// Whether the bar is in a sheet that does not fill the screen.
  var isInSheet = false {
    didSet { if isInSheet != oldValue { content.setNeedsLayout() } }
  }
  /// A button of the system's before all others: that of a split view.
  var systemItem: UIBarButtonItem? {
    didSet { if systemItem !== oldValue { content.itemsDidChange() } }
  }
  /// The controller that manages the bar's items.
  weak var controller: UINavigationController?
  /// Called when the back button is tapped; without it the bar pops its own item.
  var onBack: (() -> Void)?
  var appearances = BarAppearances<UINavigationBarAppearance>()
  fileprivate var storedTranslucent: Bool?
  fileprivate var backgroundImages: [UIBarMetrics: UIImage] = [:]

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
    addSubview(background)
    addSubview(content)
    content.bar = self
  }

  /// The items, the shown one last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set {
      requireUnmanaged("setItems:animated:")
      setStack(newValue ?? [])
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items; changes are not animated here.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireUnmanaged("setItems:animated:")
    setStack(items ?? [])
  }

  /// Pushes an item onto the stack; changes are not animated here.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireUnmanaged("pushNavigationItem:animated:")
    setStack(stack + [item])
  }

  /// Pops the top item and returns it; changes are not animated here.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    requireUnmanaged("popNavigationItemAnimated:")
    return popTopItem()
  }

  /// A Boolean value that determines whether items show a large title unless their display mode is
  /// another one.
  open var prefersLargeTitles: Bool = false {
    didSet { if prefersLargeTitles != oldValue { barItemDidChange() } }
  }

  /// A Boolean value that determines whether content below the bar is visible through it; decides
  /// where content begins (S2.8, S2.9).
  open var isTranslucent: Bool {
    get { storedTranslucent ?? backgroundImages.values.allSatisfy { !$0.coversWhatIsBelow } }
    set {
      guard newValue != storedTranslucent else { return }
      storedTranslucent = newValue
      showBackground()
      superview?.setNeedsLayout()
    }
  }

  /// Sets the background image of the bar; an entirely opaque image makes the bar opaque, unless
  /// ``isTranslucent`` was set (S2.8).
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    showBackground()
    superview?.setNeedsLayout()
  }

  /// Returns the background image of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// The appearance while content is below the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? UINavigationBarAppearance() }
    set { setAppearances { $0.standard = newValue } }
  }

  /// The appearance while no content is below the bar; `nil` uses ``standardAppearance`` without
  /// its background (S3.22).
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearances { $0.scrollEdge = newValue } }
  }

  /// The appearance in compact height; `nil` is ``standardAppearance`` (S3.22).
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { setAppearances { $0.compact = newValue } }
  }

  /// The appearance in compact height while no content is below the bar (S3.22).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { setAppearances { $0.compactScrollEdge = newValue } }
  }

  /// The text attributes of the title where no appearance is set: font and color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { content.itemsDidChange() }
  }

  /// The text attributes of the large title where no appearance is set: font and color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { content.itemsDidChange() }
  }

  /// The image of the bar's shadow instead of the system's hairline; an empty one removes it.
  ///
  /// Until iOS 10 it is only used with a background image; it is drawn in its own height.
  open var shadowImage: UIImage? {
    didSet { showBackground() }
  }

  /// The image of the back indicator where no appearance is set; `nil` is the system's.
  open var backIndicatorImage: UIImage? {
    didSet { content.itemsDidChange() }
  }

  /// The mask of the back indicator during transitions; changes are not animated here.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The color of the bar; `nil` is the system's material.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  /// Returns the bar's height in its current container, and the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  /// The bar's height, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    if let proxy = proxy as? UINavigationBar { applyBarAppearance(of: proxy) }
  }

  /// Lays out background, title and buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -backgroundReach, width: bounds.width, height: bounds.height + backgroundReach)
    content.frame = bounds
    content.setNeedsLayout()
    showBackground()
  }

  /// The style of the edge effect of content below the bar of iOS 26.
  var edgeFade = EdgeFade.soft {
    didSet { if edgeFade != oldValue { showBackground() } }
  }
  /// Whether only the items of the bar are visible, as at the scroll edge (S3.23).
  var isAtScrollEdge = false {
    didSet {
      guard isAtScrollEdge != oldValue else { return }
      if appearance == nil { content.setNeedsLayout() } else { content.itemsDidChange() }
      showBackground()
    }
  }
}

extension UINavigationBar: BarItemOwner {
  func barItemDidChange() {
    content.itemsDidChange()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  private func applyBarAppearance(of proxy: UINavigationBar) {
    barTintColor = barTintColor ?? proxy.barTintColor
    titleTextAttributes = titleTextAttributes ?? proxy.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? proxy.largeTitleTextAttributes
    shadowImage = shadowImage ?? proxy.shadowImage
    backIndicatorImage = backIndicatorImage ?? proxy.backIndicatorImage
    if let translucent = proxy.storedTranslucent, storedTranslucent == nil {
      isTranslucent = translucent
    }
    if proxy.prefersLargeTitles { prefersLargeTitles = true }
    for (metrics, image) in proxy.backgroundImages where backgroundImages[metrics] == nil {
      setBackgroundImage(image, for: metrics)
    }
    setAppearances { $0.merge(proxy.appearances) }
  }

  private func requireUnmanaged(_ call: String) {
    precondition(
      controller == nil,
      "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
  }

  func setStack(_ items: [UINavigationItem]) {
    for item in stack where !items.contains(where: { $0 === item }) { item.owner = nil }
    stack = items
    for item in items { item.owner = self }
    barItemDidChange()
  }

  func popTopItem() -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    setStack(stack.dropLast())
    return item
  }

  /// Whether the shown item has a large title in this bar (S3.17).
  var showsLargeTitle: Bool {
    guard let situation = screenSituation,
      situation.system.metrics.bars.largeTitleHeight(situation) > 0
    else { return false }
    return NavigationBarLayout.isLarge(
      stack.map(\.largeTitleDisplayMode), prefersLarge: prefersLargeTitles)
  }

  /// The visible parts of the bar's height, for the current scroll position.
  var zones: NavigationBarZones { fullZones.collapsed(by: collapse) }

  /// The parts of the bar's height at the top of the content.
  var fullZones: NavigationBarZones {
    guard let situation = screenSituation else { return NavigationBarZones(row: 44) }
    let metrics = situation.system.metrics.bars
    var zones = NavigationBarZones(
      prompt: topItem?.prompt == nil ? 0 : metrics.promptHeight(situation),
      row: isInSheet
        ? metrics.sheetNavigationBarHeight(situation) : metrics.navigationBarHeight(situation),
      largeTitle: showsLargeTitle ? metrics.largeTitleHeight(situation) : 0)
    if zones.largeTitle > 0, topItem?.subtitle != nil {
      zones.largeTitle += metrics.subtitleHeight(situation)
    }
    guard let item = topItem, let search = item.searchController,
      NavigationBarLayout.stacksSearch(item.preferredSearchBarPlacement, situation)
    else { return zones }
    zones.search = metrics.searchBarHeight(situation) + search.searchBar.scopeHeight
    zones.hidesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
    if search.isActive, search.hidesNavigationBarDuringPresentation {
      // The search bar replaces the row; no source documents the total height then.
      zones = NavigationBarZones(row: 0, search: zones.search)
    }
    return zones
  }

  var fittingHeight: CGFloat { zones.height }

  /// The space above the row's glass: on iOS 26 the bar of a sheet is 70 points high (S3.34), and
  /// the 16 points more than in other bars are above its buttons, equal to their distance from the
  /// sides.
  var spaceAboveRow: CGFloat {
    guard isInSheet, let situation = screenSituation,
      situation.system.metrics.bars.barDesign == .glass
    else { return 0 }
    let metrics = situation.system.metrics.bars
    return metrics.sheetNavigationBarHeight(situation) - metrics.navigationBarHeight(situation)
  }

  func setAppearances(_ change: (inout BarAppearances<UINavigationBarAppearance>) -> Void) {
    change(&appearances)
    content.itemsDidChange()
    showBackground()
  }

  /// The effective appearance; `nil` for the system's (S3.22).
  var appearance: BarAppearances<UINavigationBarAppearance>.Choice? {
    appearances.choice(
      isAtScrollEdge: isAtScrollEdge, isCompact: traitCollection.verticalSizeClass == .compact,
      own: topItem?.appearances)
  }

  private var backgroundImageNow: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    return (isCompact ? backgroundImage(for: .compact) : nil) ?? backgroundImage(for: .default)
  }

  /// The app's shadow image, which needs a background image until iOS 10.
  private var ownShadow: UIImage? {
    systemVersion.metrics.showsShadowImageAlone || backgroundImageNow != nil ? shadowImage : nil
  }

  func showBackground() {
    background.shadow = appearance == nil ? ownShadow : nil
    if let appearance {
      return background.show(appearance.appearance.backdrop, isClear: appearance.isClear)
    }
    if let image = backgroundImageNow {
      var backdrop = BarBackdrop.none
      // Forced to be translucent, an opaque image is drawn with transparency (S2.8), whose amount
      // is estimated.
      backdrop.image = image
      background.show(backdrop, isClear: false)
      background.alpha = isTranslucent && image.coversWhatIsBelow ? 0.85 : 1
      return
    }
    background.alpha = 1
    let design = screenSituation?.system.metrics.bars.barDesign ?? .strip
    background.show(
      isTranslucent: isTranslucent, tint: barTintColor, design: design, edgeFade: edgeFade,
      isAtScrollEdge: isAtScrollEdge)
  }
}
