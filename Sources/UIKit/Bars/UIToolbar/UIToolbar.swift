public import Foundation

/// A bar of buttons, usually at the bottom.
open class UIToolbar: UIView {
  private let background = _UIBarBackground(hairline: .top)
  private var buttons: [UIView] = []
  private var glass: [GlassView] = []
  private var storedItems: [UIBarButtonItem]?
  var appearances = BarAppearances<UIToolbarAppearance>()
  private var storedTranslucent: Bool?
  /// The distance by which the background extends below the bar, in points.
  var backgroundReach: CGFloat = 0 {
    didSet { if backgroundReach != oldValue { setNeedsLayout() } }
  }
  /// The style of the edge effect of content below the bar of iOS 26.
  var edgeFade = EdgeFade.soft {
    didSet { if edgeFade != oldValue { showBackground() } }
  }
  /// Whether only the items of the bar are visible, as at the scroll edge (S3.23).
  var isAtScrollEdge = false {
    didSet {
      guard isAtScrollEdge != oldValue else { return }
      showBackground()
      showButtonAppearance()
    }
  }

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  /// Creates a bar without items; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
  }

  /// The items, from left to right.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the items; changes are not animated here.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { show(items) }

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
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard ?? UIToolbarAppearance() }
    set { setAppearances { $0.standard = newValue } }
  }

  /// The appearance while no content is below the bar; `nil` uses ``standardAppearance`` without
  /// its background (S3.22).
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { setAppearances { $0.scrollEdge = newValue } }
  }

  /// The appearance in compact height; `nil` is ``standardAppearance`` (S3.22).
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { setAppearances { $0.compact = newValue } }
  }

  /// The appearance in compact height while no content is below the bar (S3.22).
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { setAppearances { $0.compactScrollEdge = newValue } }
  }

  /// The color of the bar; `nil` is the system's material.
  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  /// Returns the bar's height in its current container, and the given width (S3.37).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The bar's height (S3.37), without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let situation = screenSituation
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: situation.map { $0.system.metrics.bars.toolbarHeight($0) } ?? 44)
  }

  override func applyAppearance(of proxy: UIView) {
    super.applyAppearance(of: proxy)
    guard let proxy = proxy as? UIToolbar else { return }
    barTintColor = barTintColor ?? proxy.barTintColor
    if let translucent = proxy.storedTranslucent, storedTranslucent == nil {
      isTranslucent = translucent
    }
    setAppearances { $0.merge(proxy.appearances) }
  }

  /// Lays out the background and the items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + backgroundReach)
    showBackground()
    layOutButtons()
  }
}

extension UIToolbar: BarItemOwner {
  func barItemDidChange() {
    show(storedItems)
  }

  private var design: BarDesign { screenSituation?.system.metrics.bars.barDesign ?? .strip }

  private func show(_ items: [UIBarButtonItem]?) {
    for item in storedItems ?? [] { item.owner = nil }
    for view in buttons { view.removeFromSuperview() }
    storedItems = items
    for item in items ?? [] where item.isHidden { item.owner = self }
    buttons = (items ?? []).filter { !$0.isHidden }.map { item in
      item.owner = self
      return item.space == nil ? BarButton(item, design: design) : BarSpaceView(item)
    }
    showButtonAppearance()
    for view in buttons { addSubview(view) }
    setNeedsLayout()
  }

  private func layOutButtons() {
    let margin: CGFloat =
      design == .glass
      ? 28 : LayoutMargins.systemMinimum(width: bounds.width, system: systemVersion)
    let layout = ToolbarLayout(
      design: design, size: bounds.size, insets: safeAreaInsets, margin: margin,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let places = layout.frames(
      buttons.map { view in
        if let button = view as? BarButton {
          let own = button.item.width
          return ToolbarLayout.Item(
            width: own > 0 ? own : button.contentSize.width, isImage: button.showsImage)
        }
        let item = (view as? BarSpaceView)?.item
        return ToolbarLayout.Item(
          width: item?.width ?? 0, isFlexible: item?.space == .flexible, isSpace: true)
      })
    for (view, rect) in zip(buttons, places.items) { view.frame = rect }
    while glass.count > places.glass.count { glass.removeLast().removeFromSuperview() }
    while glass.count < places.glass.count {
      let view = GlassView()
      insertSubview(view, aboveSubview: background)
      glass.append(view)
    }
    for (view, rect) in zip(glass, places.glass) {
      view.frame = rect
      view.setAdaptsToBackdrop(true, judging: self)
    }
    for case let button as BarButton in buttons {
      button.setAdaptsToBackdrop(design == .glass, judging: self)
    }
  }

  fileprivate func setAppearances(_ change: (inout BarAppearances<UIToolbarAppearance>) -> Void) {
    change(&appearances)
    showBackground()
    showButtonAppearance()
  }

  private var appearance: BarAppearances<UIToolbarAppearance>.Choice? {
    appearances.choice(
      isAtScrollEdge: isAtScrollEdge, isCompact: traitCollection.verticalSizeClass == .compact)
  }

  private func showButtonAppearance() {
    let appearance = appearance?.appearance
    for case let button as BarButton in buttons {
      button.appearance =
        button.item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }
  }

  private func showBackground() {
    if let choice = appearance {
      return background.show(choice.appearance.backdrop, isClear: choice.isClear)
    }
    background.show(
      isTranslucent: isTranslucent, tint: barTintColor, design: design, edgeFade: edgeFade,
      isAtScrollEdge: isAtScrollEdge)
  }
}
