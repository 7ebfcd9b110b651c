import Foundation
import QuartzCore

extension UICollectionViewListCell {
  /// The space between an accessory and the contents, and between accessories.
  ///
  /// Source: estimated.
  private static let accessoryGap: CGFloat = 8

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var metrics: TableMetrics { systemVersion.metrics.tables }

  func changeList(_ change: (inout ListCellState) -> Void) {
    change(&listState)
    setNeedsLayout()
    reuse.collectionView?.contentSizeChanged(of: self)
  }

  // MARK: The list

  func setCellAppearance(_ cellAppearance: ListCellAppearance?) {
    guard cellAppearance != listState.cellAppearance else { return }
    listState.cellAppearance = cellAppearance
    if let cellAppearance {
      layoutMargins = UIEdgeInsets(
        top: metrics.cellMargin, left: cellAppearance.margin, bottom: metrics.cellMargin,
        right: cellAppearance.margin)
    }
    roundCorners()
    markForConfigurationUpdate()
  }

  /// Rounds the top corners of an inset grouped section's first row and the bottom corners of its last row.
  private func roundCorners() {
    guard let cellAppearance = listState.cellAppearance, cellAppearance.isOnCard,
      cellAppearance.role == .row, cellAppearance.isFirst || cellAppearance.isLast
    else {
      layer.cornerRadius = 0
      clipsToBounds = false
      return
    }
    layer.cornerRadius = metrics.cardRadius
    var corners: CACornerMask = []
    if cellAppearance.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if cellAppearance.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  var standardContent: UIListContentConfiguration {
    guard let cellAppearance = listState.cellAppearance else { return .cell() }
    let isPlain = cellAppearance.appearance == .plain || cellAppearance.isSidebar
    return switch cellAppearance.role {
    case .row: .cell()
    case .header: isPlain ? .plainHeader() : .groupedHeader()
    case .footer: isPlain ? .plainFooter() : .groupedFooter()
    }
  }

  var listBackground: UIBackgroundConfiguration? {
    guard let cellAppearance = listState.cellAppearance else { return nil }
    let isPlain = cellAppearance.appearance == .plain || cellAppearance.appearance == .sidebarPlain
    return switch cellAppearance.role {
    case .row where cellAppearance.isSidebar: .listSidebarCell()
    case .row: isPlain ? .listPlainCell() : .listGroupedCell()
    case .header, .footer: isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
  }

  /// Sets the margins of the content.
  ///
  /// A side with accessories has only the gap to them. A side without accessories has the cell's layout
  /// margin, which includes the safe area.
  func updateContentMargins() {
    guard let content = contentView as? UIListContentView,
      let cellAppearance = listState.cellAppearance
    else { return }
    let margins = directionalLayoutMargins
    let beside = UICollectionViewListCell.accessoryGap
    let insets = NSDirectionalEdgeInsets(
      top: metrics.cellMargin + cellAppearance.topPadding,
      leading: space(isLeading: true) > 0 ? beside : margins.leading, bottom: metrics.cellMargin,
      trailing: space(isLeading: false) > 0 ? beside : margins.trailing)
    var physical = insets.physical(direction: effectiveUserInterfaceLayoutDirection)
    if cellAppearance.role != .row {
      // Headers and footers have their own padding above and below the text.
      (physical.top, physical.bottom) = (cellAppearance.topPadding, cellAppearance.bottomPadding)
    }
    content.surroundingMargins = physical
  }

  /// Increases the height of a row with a list content view to the minimum height of a list's row.
  func atLeastRowHigh(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let content = contentView as? UIListContentView, content.role.isCell,
      attributes.fitting.contains(.height), listState.cellAppearance?.role ?? .row == .row
    else { return attributes }
    attributes.size.height = max(attributes.size.height, metrics.listRowHeight)
    return attributes
  }

  // MARK: Accessories

  private var isEditingItems: Bool { reuse.collectionView?.isEditing ?? false }

  func setAccessories(_ accessories: [UICellAccessory]) {
    for (_, view) in listState.accessoryViews { view.removeFromSuperview() }
    listState.accessories = accessories
    listState.accessoryViews = accessories.map { ($0, makeView($0)) }
    setNeedsLayout()
    reuse.collectionView?.contentSizeChanged(of: self)
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    if case .custom(let view, _) = accessory.content { return view }
    let view = ListAccessoryView(accessory)
    view.tapped = { [weak self] in self?.accessoryTapped(accessory) }
    return view
  }

  private func accessoryTapped(_ accessory: UICellAccessory) {
    if let action = accessory.action { return action() }
    guard case .outlineDisclosure = accessory.content, let path = reuse.attributes?.indexPath,
      let source = reuse.collectionView?.dataSource as? any OutlineSource
    else { return }
    source.toggle(at: path)
  }

  private var shownAccessories: [(accessory: UICellAccessory, view: UIView)] {
    let isEditing = isEditingItems
    return listState.accessoryViews.filter { $0.accessory.isShown(whileEditing: isEditing) }
  }

  private func width(of view: UIView) -> CGFloat {
    view is ListAccessoryView ? view.intrinsicContentSize.width : view.bounds.width
  }

  /// Returns the width of the accessories at a side, including the cell's margin; 0 without accessories.
  private func space(isLeading: Bool) -> CGFloat {
    let views = shownAccessories.filter { $0.accessory.isLeading == isLeading }
    guard !views.isEmpty else { return 0 }
    let margins = directionalLayoutMargins
    let margin = isLeading ? margins.leading : margins.trailing
    return views.reduce(margin) { $0 + width(of: $1.view) }
      + CGFloat(views.count - 1) * UICollectionViewListCell.accessoryGap
  }

  private var indentation: CGFloat {
    CGFloat(listState.indentationLevel) * listState.indentationWidth
  }

  /// The frame of the content between the accessories; the content's own margins are inside it.
  var listContentFrame: CGRect {
    // The content's frame ends at the accessories, so the content's own margin is the gap to them.
    let leading = space(isLeading: true) + indentation
    let trailing = space(isLeading: false)
    let insets = UIEdgeInsets(
      top: 0, left: isRightToLeft ? trailing : leading, bottom: 0,
      right: isRightToLeft ? leading : trailing)
    return bounds.clampedInset(by: insets)
  }

  func layOutListParts() {
    updateContentMargins()
    let shown = shownAccessories
    for (_, view) in listState.accessoryViews
    where view.superview === self && !shown.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    layOutAccessories(shown.filter(\.accessory.isLeading), isLeading: true)
    layOutAccessories(shown.filter { !$0.accessory.isLeading }, isLeading: false)
    layOutSeparators()
  }

  private func layOutAccessories(
    _ items: [(accessory: UICellAccessory, view: UIView)], isLeading: Bool
  ) {
    let margins = directionalLayoutMargins
    var distance = isLeading ? margins.leading : margins.trailing
    if isLeading, listState.indentsAccessories { distance += indentation }
    for (accessory, view) in isLeading ? items : items.reversed() {
      if view.superview !== self { addSubview(view) }
      if let color = accessory.tintColor { view.tintColor = color }
      let size =
        view is ListAccessoryView ? view.intrinsicContentSize : view.bounds.size
      let fromLeft = isLeading != isRightToLeft
      let x = fromLeft ? distance : bounds.width - distance - size.width
      let y = ScrollOffset.rounded(
        CGPoint(x: 0, y: (bounds.height - size.height) / 2), scale: layoutScale
      ).y
      view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      (view as? ListAccessoryView)?.cellState = configurationState
      distance += size.width + UICollectionViewListCell.accessoryGap
    }
  }

  // MARK: Separators

  var existingSeparatorGuide: UILayoutGuide {
    if let guide = listState.separatorGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCell.separatorLayoutGuide"
    addLayoutGuide(guide)
    listState.separatorGuide = guide
    return guide
  }

  private func layOutSeparators() {
    let cellAppearance = listState.cellAppearance
    let isShown = cellAppearance.map { $0.showsSeparators && $0.role == .row } ?? false
    let separators =
      cellAppearance?.separators ?? UIListSeparatorConfiguration(listAppearance: .plain)
    let outlines = cellAppearance?.appearance == .grouped && metrics.outlinesGroups
    let color = isAmongSeveralSelected ? separators.multipleSelectionColor : separators.color
    let isFirst = cellAppearance?.isFirst ?? false
    let isLast = cellAppearance?.isLast ?? false
    let showsTop = isVisible(separators.topSeparatorVisibility, outlines && isFirst)
    let showsBottom = isVisible(
      separators.bottomSeparatorVisibility,
      !isLast || outlines || cellAppearance?.appearance == .plain)
    layOutSeparator(
      &listState.topLine, isShown && showsTop, color,
      lineInsets(separators.topSeparatorInsets, isWhole: outlines && isFirst), y: 0)
    layOutSeparator(
      &listState.bottomLine, isShown && showsBottom, color,
      lineInsets(separators.bottomSeparatorInsets, isWhole: outlines && isLast),
      y: bounds.height - 1 / layoutScale)
  }

  /// Whether the cell is selected in a list that allows multiple selection (S7.28).
  private var isAmongSeveralSelected: Bool {
    isSelected && (superview as? UICollectionView)?.maySeveralBeSelected ?? false
  }

  private func isVisible(
    _ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool
  ) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }

  /// Returns the insets of a separator, with the automatic ones resolved (S6.7).
  ///
  /// Automatically, a separator begins where the content begins and ends at the cell's edge or margin; a
  /// whole one has no insets.
  private func lineInsets(
    _ own: NSDirectionalEdgeInsets, isWhole: Bool
  ) -> NSDirectionalEdgeInsets {
    var insets = own
    let automatic = UIListSeparatorConfiguration.automaticInsets
    if insets.leading == automatic.leading { insets.leading = isWhole ? 0 : contentStart }
    if insets.trailing == automatic.trailing {
      insets.trailing =
        isWhole || !metrics.insetsSeparatorsAtBothSides ? 0 : directionalLayoutMargins.trailing
    }
    return insets
  }

  /// The distance from the leading edge at which separators begin: that of the separator layout guide, if an
  /// app has constrained it, otherwise that of the text or of the content view.
  private var contentStart: CGFloat {
    if let guide = listState.separatorGuide, guide.layoutFrame.width > 0 {
      return leadingDistance(of: guide.layoutFrame, in: self)
    }
    let side = leadingDistance(of: contentView.frame, in: self)
    if let content = contentView as? UIListContentView, let text = content.textLayoutGuide {
      content.layoutIfNeeded()
      return side + leadingDistance(of: text.layoutFrame, in: content)
    }
    return side > 0 ? side : directionalLayoutMargins.leading
  }

  /// Returns the distance of a subview's frame from the leading edge of its superview.
  private func leadingDistance(of frame: CGRect, in superview: UIView) -> CGFloat {
    let bounds = CGRect(origin: .zero, size: superview.bounds.size)
    return frame.mirrored(in: bounds, if: isRightToLeft).minX
  }

  private func layOutSeparator(
    _ line: inout UIView?, _ isShown: Bool, _ color: UIColor, _ insets: NSDirectionalEdgeInsets,
    y: CGFloat
  ) {
    guard isShown else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView()
    line = view
    view.isUserInteractionEnabled = false
    if view.superview !== self { addSubview(view) }
    view.backgroundColor = color
    view.frame = CGRect(
      x: isRightToLeft ? insets.trailing : insets.leading, y: y,
      width: max(0, bounds.width - insets.leading - insets.trailing), height: 1 / layoutScale)
  }
}
