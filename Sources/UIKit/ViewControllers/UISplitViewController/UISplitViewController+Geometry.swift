import CoreGraphics
import Foundation

extension UISplitViewController {
  func makeContainer() {
    let container = UILayoutContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.placeColumns() }
    dimming.addAction(
      UIAction { [weak self] _ in self?.choose(.secondaryOnly) }, for: .touchUpInside)
    let swipe = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector("handleEdge:", UISplitViewController.handleEdge))
    swipe.edges = isPrimaryAtRight ? .right : .left
    container.addGestureRecognizer(swipe)
    view = container
    adaptToWidth()
  }

  private func handleEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    // A stack in the last column goes back by the same swipe.
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
      choose(.secondaryOnly)
    }
  }

  /// Gives the bar of the first column that is seen the button, where columns have their names; the
  /// classic style leaves it to the app.
  private func placeModeButton(_ place: SplitLayout.Placement?) {
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

  func choose(_ mode: DisplayMode) {
    split.chosenMode = mode
    modeMayHaveChanged()
  }

  func modeMayHaveChanged() {
    viewIfLoaded?.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Reports another mode before columns come and go.
  private func reportChange(_ mode: DisplayMode, _ place: SplitLayout.Placement) {
    guard mode != split.reportedMode else { return }
    let isFirst = split.reportedMode == nil
    split.reportedMode = mode
    guard !isFirst else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    for (column, rect) in [(Column.primary, place.primary), (.supplementary, place.supplementary)] {
      guard let host = split.hosts[column] else { continue }
      let isSeen = host.viewIfLoaded?.superview === viewIfLoaded
      if rect != nil, !isSeen { delegate?.splitViewController(self, willShow: column) }
      if rect == nil, isSeen { delegate?.splitViewController(self, willHide: column) }
    }
  }

  // MARK: Places

  func columnWidth(_ width: ColumnWidth) -> CGFloat { width.resolved(in: space.width) }

  /// The controllers that are seen, from the first column on.
  var shownHosts: [UIViewController] {
    guard !split.isCollapsed else {
      return [split.hosts[.compact] ?? split.hosts[.primary] ?? split.hosts[.secondary]].compactMap(
        \.self)
    }
    return [.primary, .supplementary, .secondary].compactMap { split.hosts[$0] }
  }

  private var layout: SplitLayout {
    // The first column has the side of the sensor housing besides.
    let insets = viewIfLoaded?.safeAreaInsets ?? .zero
    let side = isPrimaryAtRight ? insets.right : insets.left
    let first = split.hosts[.primary] == nil ? 0 : columnWidth(split.primaryWidth) + side
    return SplitLayout(
      size: space, isTriple: style == .tripleColumn, mode: resolvedMode.layoutMode,
      primary: first,
      supplementary: split.hosts[.supplementary] == nil ? 0 : columnWidth(split.supplementaryWidth),
      isMirrored: isPrimaryAtRight)
  }

  private func placeColumns() {
    guard let container = viewIfLoaded else { return }
    if split.isCollapsed {
      placeModeButton(nil)
      show([shownHosts.first.map { ($0, container.bounds) }], isDimmed: false)
      return
    }
    let place = layout.place()
    reportChange(resolvedMode, place)
    placeModeButton(place)
    for column in [Column.primary, .supplementary] {
      guard let host = split.hosts[column] else { continue }
      if overrideTraitCollection(forChild: host)?.horizontalSizeClass != .compact {
        setOverrideTraitCollection(
          UITraitCollection(horizontalSizeClass: .compact), forChild: host)
      }
    }
    func entry(_ column: Column, _ rect: CGRect?) -> (UIViewController, CGRect)? {
      guard let host = split.hosts[column], let rect, rect.width > 0 else { return nil }
      return (host, rect)
    }
    show(
      [
        entry(.secondary, place.secondary), entry(.supplementary, place.supplementary),
        entry(.primary, place.primary),
      ], isDimmed: place.isDimmed)
  }

  /// Puts controllers' views into the container, hindmost first, and takes others out.
  private func show(_ entries: [(UIViewController, CGRect)?], isDimmed: Bool) {
    guard let container = viewIfLoaded else { return }
    let shown = entries.compactMap(\.self)
    if split.isCollapsed {
      for (host, _) in shown where overrideTraitCollection(forChild: host) != nil {
        setOverrideTraitCollection(nil, forChild: host)
      }
    }
    for child in children where !shown.contains(where: { $0.0 === child }) {
      if child.viewIfLoaded?.superview === container { child.viewIfLoaded?.removeFromSuperview() }
    }
    for (index, (host, rect)) in shown.enumerated() {
      host.view.frame = rect
      if host.view.superview !== container { container.insertSubview(host.view, at: index) }
    }
    for (host, _) in shown { container.bringSubviewToFront(host.view) }
    placeDimming(isDimmed, above: shown.first?.0.viewIfLoaded)
    placeSeparators(shown.map(\.1), isDimmed: isDimmed)
    for (host, _) in shown { setContainerSafeAreaInsets(.zero, forChild: host) }
  }

  private func placeDimming(_ isDimmed: Bool, above view: UIView?) {
    guard isDimmed, let view, let container = viewIfLoaded else {
      return dimming.removeFromSuperview()
    }
    dimming.frame = container.bounds
    container.insertSubview(dimming, aboveSubview: view)
  }

  /// A line of one pixel between columns, until iOS 18.
  private func placeSeparators(_ rects: [CGRect], isDimmed: Bool) {
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
