import CoreGraphics
import Foundation
import QuartzCore

/// Title and buttons of a navigation bar.
final class NavigationBarContentView: UIView {
  weak var bar: UINavigationBar?
  private let title = UILabel()
  private let largeTitle = UILabel()
  private let prompt = UILabel()
  private let subtitle = UILabel()
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var glass: [GlassView] = []
  private weak var titleView: UIView?
  private weak var searchBar: UISearchBar?
  private var isStale = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.textAlignment = .center
    largeTitle.font = .systemFont(ofSize: 34, weight: .bold)
    prompt.font = .systemFont(ofSize: 13)
    prompt.textAlignment = .center
    subtitle.textColor = .secondaryLabel
    for label in [title, largeTitle, prompt, subtitle] { addSubview(label) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows the items again in the next layout.
  func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let bar else { return }
    if isStale { showItems(of: bar) }
    layOutContent(in: bar)
  }

  /// Receives touches only on buttons and title views, so that other touches reach the content
  /// below the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  // MARK: Showing

  private func showItems(of bar: UINavigationBar) {
    isStale = false
    for view in left + right + glass { view.removeFromSuperview() }
    glass = []
    if titleView !== bar.topItem?.titleView { titleView?.removeFromSuperview() }
    let design = screenSituation?.system.metrics.bars.barDesign ?? .strip
    let item = bar.topItem
    left = buttons(item?.leftBarButtonItems, owner: bar, design: design)
    right = buttons(item?.rightBarButtonItems, owner: bar, design: design)
    if let back = backButton(of: bar, design: design) { left.insert(back, at: 0) }
    if let systemItem = bar.systemItem, item?.leftBarButtonItems?.contains(systemItem) != true {
      left = buttons([systemItem], owner: bar, design: design) + left
    }
    titleView = item?.titleView
    if searchBar !== item?.searchController?.searchBar { searchBar?.removeFromSuperview() }
    searchBar = item?.searchController?.searchBar
    if let searchBar, searchBar.superview !== self { addSubview(searchBar) }
    for view in left + right + [titleView].compactMap(\.self) { addSubview(view) }
    for label in [title, largeTitle, prompt, subtitle] {
      label.setAdaptsToBackdrop(design == .glass, judging: bar)
    }
    for view in left + right where view is BarButton || view is BackButton {
      view.setAdaptsToBackdrop(design == .glass, judging: bar)
    }
    title.text = item?.title
    // Subtitles were introduced with iOS 26.
    subtitle.text = design == .glass ? item?.subtitle : nil
    largeTitle.text = item?.title
    prompt.text = item?.prompt
    showTextAppearance(bar.appearance?.appearance)
    prompt.isHidden = item?.prompt == nil
  }

  /// Sets the fonts and colors of the titles to those of an appearance, or to the system's.
  private func showTextAppearance(_ appearance: UINavigationBarAppearance?) {
    let small = appearance?.titleTextAttributes ?? bar?.titleTextAttributes ?? [:]
    title.font = small[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = small[.foregroundColor] as? UIColor ?? .label
    let large = appearance?.largeTitleTextAttributes ?? bar?.largeTitleTextAttributes ?? [:]
    largeTitle.font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    largeTitle.textColor = large[.foregroundColor] as? UIColor ?? .label
  }

  private func buttons(
    _ items: [UIBarButtonItem]?, owner: UINavigationBar, design: BarDesign
  ) -> [UIView] {
    for item in items ?? [] where item.isHidden { item.owner = owner }
    return (items ?? []).filter { !$0.isHidden }.map { item in
      item.owner = owner
      guard item.space == nil else { return BarSpaceView(item) }
      let button = BarButton(item, design: design)
      let appearance = owner.appearance?.appearance
      button.appearance =
        item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
      return button
    }
  }

  private func backButton(of bar: UINavigationBar, design: BarDesign) -> BackButton? {
    guard let item = bar.topItem, let back = bar.backItem, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    else { return nil }
    let text =
      switch back.backButtonDisplayMode {
      case .default:
        back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
      case .generic: "Back"
      case .minimal: ""
      }
    let appearance = bar.appearance?.appearance
    let button = BackButton(
      title: text, design: design, appearance: appearance?.backButtonAppearance,
      indicator: appearance?.backIndicatorImage ?? bar.backIndicatorImage)
    button.addAction(
      UIAction { [weak bar] _ in
        guard let bar else { return }
        if let onBack = bar.onBack { onBack() } else { bar.popItem(animated: true) }
      }, for: .touchUpInside)
    return button
  }

  // MARK: Placing

  /// The range of the floating tab bar of a wide iPad in the row, which both share (S3.36).
  private var tabsInRow: ClosedRange<CGFloat>? {
    guard let tabs = bar?.controller?.tabBarController, !tabs.isBarAway,
      tabs.barSituation?.hasTabBarAtTop == true, tabs.tabBar.window === window
    else { return nil }
    let place = convert(tabs.tabBar.capsuleFrame, from: tabs.tabBar)
    guard place.minY < bounds.maxY, place.maxY > bounds.minY, place.width > 0 else { return nil }
    return place.minX...place.maxX
  }

  private var isRightToLeft: Bool { bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func layOutContent(in bar: UINavigationBar) {
    let zones = bar.zones
    let design = screenSituation?.system.metrics.bars.barDesign ?? .strip
    let insets = safeAreaInsets
    let margin =
      design == .glass
      ? 16 : LayoutMargins.systemMinimum(width: bounds.width, system: systemVersion)
    let layout = NavigationBarLayout(
      design: design, width: bounds.width, rowTop: zones.prompt + bar.spaceAboveRow,
      rowHeight: zones.row, insets: rowInsets(bar), margin: margin,
      tabs: isRightToLeft ? nil : tabsInRow,
      titleMiddle: design == .glass ? (insets.left + bounds.width - insets.right) / 2 : nil)
    // "Left" is the leading edge.
    let (atLeft, atRight) = isRightToLeft ? (right, left) : (left, right)
    let placement = layout.placement(
      left: atLeft.map(layoutItem), right: atRight.map(layoutItem),
      title: titleView?.naturalSize ?? titleSize(isLarge: zones.largeTitle > 0))
    for (view, rect) in zip(atLeft + atRight, placement.left + placement.right) {
      (view as? BackButton)?.isRightToLeft = isRightToLeft
      view.frame = rect
    }
    let adjustment = bar.appearance?.appearance.titlePositionAdjustment ?? .zero
    let titlePlace = onPixels(
      placement.title.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical))
    title.frame = titlePlace
    titleView?.frame = titlePlace
    layOutSubtitle(zones, title: titlePlace, margin: insets.left + margin)
    let scrolled = bar.fullZones.largeTitle - zones.largeTitle
    // The small title appears when the large one is scrolled away.
    title.isHidden = titleView != nil || zones.largeTitle > 0
    largeTitle.isHidden = zones.largeTitle == 0
    // It fades while it scrolls under the row; estimated.
    largeTitle.alpha = max(0, 1 - scrolled / 26)
    // The label is 41 points high and 3.5 below the row (S3.31).
    largeTitle.frame = CGRect(
      x: insets.left + margin, y: zones.prompt + zones.row + 3.5 - scrolled,
      width: bounds.width - insets.left - insets.right - 2 * margin, height: 41)
    prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: zones.prompt)
    layOutGlass(placement.glass)
    layOutSearchBar(zones, full: bar.fullZones, title: titlePlace)
  }

  /// Returns the size of the title with the line below it, as far as that is in the row.
  private func titleSize(isLarge: Bool) -> CGSize {
    let size = title.sizeThatFits(.zero)
    guard !isLarge, subtitle.text != nil else { return size }
    return CGSize(width: max(size.width, subtitle.sizeThatFits(.zero).width), height: size.height)
  }

  /// The subtitle is below the title, which moves up, or below the large title; estimated.
  private func layOutSubtitle(_ zones: NavigationBarZones, title place: CGRect, margin: CGFloat) {
    let isLarge = zones.largeTitle > 0
    subtitle.isHidden = subtitle.text == nil || titleView != nil || zones.row == 0
    guard !subtitle.isHidden else { return }
    subtitle.font = .systemFont(ofSize: isLarge ? 15 : 12)
    subtitle.textAlignment = isLarge ? .natural : .center
    let height = subtitle.sizeThatFits(.zero).height
    if isLarge {
      let y = zones.prompt + zones.row + zones.largeTitle - height - 4
      subtitle.frame = CGRect(
        x: margin, y: y, width: max(0, bounds.width - 2 * margin), height: height)
      subtitle.alpha = largeTitle.alpha
    } else {
      title.frame = place.offsetBy(dx: 0, dy: -7)
      subtitle.frame = CGRect(
        x: place.minX, y: title.frame.maxY - 2, width: place.width, height: height)
      subtitle.alpha = 1
    }
    subtitle.frame = onPixels(subtitle.frame)
  }

  /// The width of a search bar in the row, at its end: 280 points, estimated.
  private var inlineSearchWidth: CGFloat { min(280, bounds.width / 2) }

  /// Returns the insets of the row's items and title at the sides: the safe area, and a search bar in the row (S3.49).
  private func rowInsets(_ bar: UINavigationBar) -> UIEdgeInsets {
    var insets = safeAreaInsets
    guard searchBar != nil, bar.fullZones.search == 0 else { return insets }
    if isRightToLeft { insets.left += inlineSearchWidth } else { insets.right += inlineSearchWidth }
    return insets
  }

  private func layOutSearchBar(
    _ zones: NavigationBarZones, full: NavigationBarZones, title: CGRect
  ) {
    guard let searchBar else { return }
    if full.search > 0 {
      searchBar.frame = CGRect(
        x: 0, y: bounds.height - zones.search, width: bounds.width, height: full.search)
      // It fades while it is scrolled away; estimated.
      searchBar.alpha = zones.search / full.search
    } else {
      let width = inlineSearchWidth
      let x =
        isRightToLeft ? safeAreaInsets.left + 12 : bounds.width - safeAreaInsets.right - 12 - width
      searchBar.frame = CGRect(x: x, y: zones.prompt, width: width, height: zones.row)
      searchBar.alpha = 1
    }
    for view in left + right + [titleView].compactMap(\.self) {
      view.isHidden = zones.row == 0
    }
    if zones.row == 0 { self.title.isHidden = true }
  }

  private func layOutGlass(_ rects: [CGRect]) {
    while glass.count > rects.count { glass.removeLast().removeFromSuperview() }
    while glass.count < rects.count {
      let view = GlassView()
      insertSubview(view, at: 0)
      glass.append(view)
    }
    for (view, rect) in zip(glass, rects) {
      view.frame = rect
      view.isHidden = bar?.zones.row == 0
      view.setAdaptsToBackdrop(true, judging: bar)
    }
  }

  private func layoutItem(_ view: UIView) -> NavigationBarLayout.Item {
    if let button = view as? BarButton {
      var size = button.contentSize
      if button.item.width > 0 { size.width = button.item.width }
      return NavigationBarLayout.Item(
        size: size, isImage: button.showsImage, isCustom: button.item.customView != nil)
    }
    if let back = view as? BackButton {
      return NavigationBarLayout.Item(size: back.contentSize, isImage: true, isBack: true)
    }
    return NavigationBarLayout.Item(
      size: CGSize(width: (view as? BarSpaceView)?.item.width ?? 0, height: 0), isSpace: true)
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
      width: rect.width, height: rect.height)
  }
}
