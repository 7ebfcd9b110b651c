import CoreGraphics
import Foundation

extension UISplitViewController {
  func makeContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.layOutColumns() }
    dimming.addAction(
      UIAction { [weak self] _ in self?.setDisplayMode(.secondaryOnly) }, for: .touchUpInside)
    let swipe = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("handleEdge:", UISplitViewController.handleEdge))
    swipe.edges = isPrimaryAtRight ? .right : .left
    container.addGestureRecognizer(swipe)
    view = container
    adaptToWidth()
  }

  private func handleEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    // A stack in the last column pops by the same swipe.
    let depth = (split.hosts[.secondary] as? UINavigationController)?.stack.count ?? 1
    guard recognizer.state == .ended, presentsWithGesture, !split.isCollapsed, depth <= 1,
      resolvedMode == .secondaryOnly
    else { return }
    reveal(style == .tripleColumn ? .supplementary : .primary)
  }

  func makeModeButton() -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggle() })
  }

  private func toggle() {
    guard !split.isCollapsed else { return }
    if resolvedMode == .secondaryOnly {
      reveal(style == .tripleColumn ? .supplementary : .primary)
    } else {
      setDisplayMode(.secondaryOnly)
    }
  }

  /// Adds the display mode button to the bar of the first visible column, in column styles; the
  /// classic style leaves it to the app.
  private func updateDisplayModeButton(_ place: SplitLayout.Placement?) {
    var holder: UIViewController?
    if let place, style != .unspecified, hasModeButton {
      holder =
        place.primary != nil
        ? split.hosts[.primary]
        : place.supplementary != nil ? split.hosts[.supplementary] : split.hosts[.secondary]
    }
    for host in split.hosts.values {
      guard let bar = (host as? UINavigationController)?.navigationBar else { continue }
      bar.systemItem = host === holder ? displayModeButtonItem : nil
    }
  }

  private var hasModeButton: Bool {
    switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .always: true
    case .never: false
    }
  }

  // MARK: Mode

  /// The size of all columns together.
  var space: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

  var isPrimaryAtRight: Bool {
    let isRightToLeft =
      viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (primaryEdge == .trailing) != isRightToLeft
  }

  var resolvedMode: DisplayMode {
    if let chosen = split.chosenMode { return chosen }
    guard split.preferredMode == .automatic else { return split.preferredMode }
    return DisplayMode(
      SplitLayout.automatic(size: space, behavior: split.behavior.layoutBehavior))
  }

  var resolvedBehavior: SplitBehavior {
    guard split.behavior == .automatic else { return split.behavior }
    switch resolvedMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return space.width > space.height ? .tile : .overlay
    }
  }

  func setDisplayMode(_ mode: DisplayMode) {
    split.chosenMode = mode
    modeMayHaveChanged()
  }

  func modeMayHaveChanged() {
    viewIfLoaded?.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Reports a change of the mode before columns appear and disappear.
  private func reportChange(_ mode: DisplayMode, _ place: SplitLayout.Placement) {
    guard mode != split.reportedMode else { return }
    let isFirst = split.reportedMode == nil
    split.reportedMode = mode
    guard !isFirst else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    for (column, rect) in [(Column.primary, place.primary), (.supplementary, place.supplementary)] {
      guard let host = split.hosts[column] else { continue }
      let isSeen = isShown(host)
      if rect != nil, !isSeen { delegate?.splitViewController(self, willShow: column) }
      if rect == nil, isSeen { delegate?.splitViewController(self, willHide: column) }
    }
  }

  /// Returns whether the view of a column's controller is in the container.
  private func isShown(_ host: UIViewController) -> Bool {
    guard let container = viewIfLoaded else { return false }
    return host.viewIfLoaded?.isDescendant(of: container) == true
  }

  // MARK: Frames

  func columnWidth(_ width: ColumnWidth) -> CGFloat { width.resolved(in: space.width) }

  /// The visible controllers, from the first column on.
  var shownHosts: [UIViewController] {
    guard !split.isCollapsed else {
      return [split.hosts[.compact] ?? split.hosts[.primary] ?? split.hosts[.secondary]].compactMap(
        \.self)
    }
    return [.primary, .supplementary, .secondary].compactMap { split.hosts[$0] }
  }

  private var layout: SplitLayout {
    // The first column also includes the inset of the sensor housing.
    let insets = viewIfLoaded?.safeAreaInsets ?? .zero
    return SplitLayout(
      size: space, isTriple: style == .tripleColumn, mode: resolvedMode.layoutMode,
      primary: split.hosts[.primary] == nil ? 0 : columnWidth(split.primaryWidth),
      supplementary: split.hosts[.supplementary] == nil ? 0 : columnWidth(split.supplementaryWidth),
      isMirrored: isPrimaryAtRight, sideInset: isPrimaryAtRight ? insets.right : insets.left,
      sidebarMargin: sidebarMargin)
  }

  /// The distance of a floating first column from the edges; the classic style has none.
  private var sidebarMargin: CGFloat? {
    style == .unspecified ? nil : view.systemVersion.metrics.sidebarMargin
  }

  private func layOutColumns() {
    guard let container = viewIfLoaded else { return }
    if split.isCollapsed {
      updateDisplayModeButton(nil)
      show([shownHosts.first.map { Seat($0, container.bounds) }], isDimmed: false)
      return
    }
    let place = layout.placement()
    reportChange(resolvedMode, place)
    updateDisplayModeButton(place)
    for column in [Column.primary, .supplementary] {
      guard let host = split.hosts[column] else { continue }
      if overrideTraitCollection(forChild: host)?.horizontalSizeClass != .compact {
        setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .compact), forChild: host)
      }
    }
    func seat(_ column: Column, _ rect: CGRect?, inset: CGFloat = 0) -> Seat? {
      guard let host = split.hosts[column], let rect, rect.width > 0 else { return nil }
      return Seat(
        host, rect, floats: column == .primary && sidebarMargin != nil, sidebarInset: inset)
    }
    // The column next to a sidebar extends below it, and its safe area ends there (S3.52).
    let inset = place.sidebarInset
    let isBetween = place.supplementary != nil
    show(
      [
        seat(.secondary, place.secondary, inset: isBetween ? 0 : inset),
        seat(.supplementary, place.supplementary, inset: inset), seat(.primary, place.primary),
      ], isDimmed: place.isDimmed)
  }

  /// The frame and form of a controller in the container.
  private struct Seat {
    let host: UIViewController
    let rect: CGRect
    /// Whether the controller floats, as a sidebar does.
    let floats: Bool
    /// The width that is below a sidebar, in points.
    let sidebarInset: CGFloat

    init(
      _ host: UIViewController, _ rect: CGRect, floats: Bool = false, sidebarInset: CGFloat = 0
    ) {
      self.host = host
      self.rect = rect
      self.floats = floats
      self.sidebarInset = sidebarInset
    }
  }

  /// Inserts controllers' views into the container, back to front, and removes others.
  private func show(_ entries: [Seat?], isDimmed: Bool) {
    guard let container = viewIfLoaded else { return }
    let shown = entries.compactMap(\.self)
    if split.isCollapsed {
      for seat in shown where overrideTraitCollection(forChild: seat.host) != nil {
        setOverrideTraitCollection(nil, forChild: seat.host)
      }
    }
    for child in children where !shown.contains(where: { $0.host === child }) {
      if isShown(child) { child.viewIfLoaded?.removeFromSuperview() }
    }
    for (index, seat) in shown.enumerated() {
      let panel = seat.floats ? floatingSidebar() : nil
      let view: UIView = panel ?? seat.host.view
      view.frame = seat.rect
      if view.superview !== container { container.insertSubview(view, at: index) }
      panel?.show(seat.host.view)
      container.bringSubviewToFront(view)
    }
    // A view that moves from the sidebar to the container must not leave the window in between.
    if !shown.contains(where: \.floats) { sidebar?.removeFromSuperview() }
    layOutDimmingView(isDimmed, above: shown.first?.host.viewIfLoaded)
    layOutSeparators(shown.map(\.rect), isDimmed: isDimmed)
    for seat in shown {
      var insets = UIEdgeInsets.zero
      if isPrimaryAtRight {
        insets.right = seat.sidebarInset
      } else {
        insets.left = seat.sidebarInset
      }
      setContainerSafeAreaInsets(insets, forChild: seat.host)
    }
  }

  /// Returns the panel of the first column, created when it floats for the first time.
  private func floatingSidebar() -> SidebarView {
    if let sidebar { return sidebar }
    let panel = SidebarView(cornerRadius: view.systemVersion.metrics.sidebarCornerRadius)
    sidebar = panel
    return panel
  }

  private func layOutDimmingView(_ isDimmed: Bool, above view: UIView?) {
    guard isDimmed, let view, let container = viewIfLoaded else {
      return dimming.removeFromSuperview()
    }
    dimming.frame = container.bounds
    container.insertSubview(dimming, aboveSubview: view)
  }

  /// A line of one pixel between columns, until iOS 18.
  private func layOutSeparators(_ rects: [CGRect], isDimmed: Bool) {
    guard let container = viewIfLoaded else { return }
    let edges =
      split.isCollapsed ? [] : rects.dropFirst().map { isPrimaryAtRight ? $0.minX : $0.maxX }
    let wanted = container.systemVersion.metrics.separatesColumns ? Array(edges) : []
    while separators.count > wanted.count { separators.removeLast().removeFromSuperview() }
    while separators.count < wanted.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      separators.append(line)
    }
    let thin = 1 / max(1, traitCollection.displayScale)
    for (line, x) in zip(separators, wanted) {
      if line.superview !== container { container.addSubview(line) }
      container.bringSubviewToFront(line)
      line.frame = CGRect(
        x: isPrimaryAtRight ? x - thin : x, y: 0, width: thin, height: container.bounds.height)
    }
  }
}
