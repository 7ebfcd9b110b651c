import Foundation

extension UITableView {
  /// Whether all heights of rows are known without cells, because they are equal.
  var rowsAreFixed: Bool { !table.heights.hasRowHeights && table.heights.row >= 0 }

  /// Whether rows may be estimated at first (S6.9).
  private var estimatesRows: Bool { estimatedRowHeight != 0 }

  /// Asks the delegate for the height of the first row, which shows whether it implements the
  /// method.
  func findsRowHeights(_ counts: [Int]) -> Bool {
    guard let delegate, let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
    return OptionalRequirement.implemented {
      delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
    } != nil
  }

  /// Returns a section's rows, with heights or estimates.
  func makeSection(_ section: Int, count: Int) -> TableSection {
    guard count > 0 else { return TableSection() }
    if rowsAreFixed {
      return TableSection(rowHeight: table.heights.row, count: count, isMeasured: true)
    }
    if let estimates = delegateEstimates(section, rows: 0..<count) {
      return TableSection(rowHeights: estimates, isMeasured: false)
    }
    if estimatesRows {
      return TableSection(rowHeight: usualEstimate, count: count, isMeasured: false)
    }
    if table.heights.hasRowHeights {
      let heights = (0..<count).map {
        delegateHeight(IndexPath(row: $0, section: section)) ?? metrics.rowHeight
      }
      return TableSection(rowHeights: heights, isMeasured: true)
    }
    return TableSection(rowHeight: metrics.rowHeight, count: count, isMeasured: true)
  }

  /// The estimated height of a row that is not measured.
  var usualEstimate: CGFloat {
    let estimate = estimatedRowHeight
    if estimate > 0 { return estimate }
    return table.heights.row >= 0 ? table.heights.row : metrics.rowHeight
  }

  /// Returns the delegate's estimates; `nil` if it has none.
  func delegateEstimates(_ section: Int, rows: Range<Int>) -> [CGFloat]? {
    guard let delegate, let first = rows.first else { return nil }
    guard
      let estimate = OptionalRequirement.implemented({
        delegate.tableView(
          self, estimatedHeightForRowAt: IndexPath(row: first, section: section))
      })
    else { return nil }
    let usual = usualEstimate
    func checked(_ value: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : usual }
    return [checked(estimate)]
      + rows.dropFirst().map {
        checked(
          delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: $0, section: section)))
      }
  }

  /// Returns the delegate's height of a row; `nil` when it is automatic.
  func delegateHeight(_ path: IndexPath) -> CGFloat? {
    guard table.heights.hasRowHeights, let delegate else { return nil }
    let height = delegate.tableView(self, heightForRowAt: path)
    if height == UITableView.automaticDimension { return nil }
    precondition(
      height >= 0 && height.isFinite,
      "Invalid row height provided by table delegate. Value must be at least 0.0, or "
        + "UITableViewAutomaticDimension.")
    return height
  }

  /// Finds the height of a row that is about to be shown.
  func measure(_ path: IndexPath) -> CGFloat {
    if let height = delegateHeight(path) { return height }
    if !table.heights.hasRowHeights, table.heights.row >= 0 { return table.heights.row }
    guard estimatesRows else { return metrics.rowHeight }
    let cell = shownCell(path)
    let frame = cardRect(CGRect(x: 0, y: 0, width: bounds.width, height: 0))
    var height =
      cell.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    if style == .insetGrouped, path.row == 0 { height += metrics.firstCardRowExtra }
    return height
  }

  // MARK: Headers and footers

  /// Finds out whether the delegate has views for headers and footers, by asking for the first.
  func queryEdgeViews(count: Int) {
    table.heights.hasHeaderViews = false
    table.heights.hasFooterViews = false
    guard let delegate, count > 0 else { return }
    if let view = OptionalRequirement.implemented({
      delegate.tableView(self, viewForHeaderInSection: 0)
    }) {
      table.heights.hasHeaderViews = true
      table.shown.preparedHeaders[0] = view
    }
    if let view = OptionalRequirement.implemented({
      delegate.tableView(self, viewForFooterInSection: 0)
    }) {
      table.heights.hasFooterViews = true
      table.shown.preparedFooters[0] = view
    }
  }

  /// Computes the headers and footers of sections, in order: a header's height may depend on the
  /// footer before it (S6.19).
  func addEdges(to sections: Range<Int>) {
    for section in sections {
      table.layout.setHeader(headerEdge(section), of: section)
      table.layout.setFooter(footerEdge(section), of: section)
    }
  }

  private var isGrouped: Bool { style != .plain }

  /// The padding above a plain header with content (S6.16).
  ///
  /// S6.16: From iOS 15 on the automatic `sectionHeaderTopPadding` adds 22 points above every plain
  /// header with content.
  private var topPadding: CGFloat {
    guard !isGrouped else { return 0 }
    let set = table.heights.headerTopPadding
    return set >= 0 ? set : metrics.headerTopPadding
  }

  func headerEdge(_ section: Int) -> TableSection.Edge {
    var edge = TableSection.Edge()
    let asked = delegate.flatMap { delegate in
      OptionalRequirement.implemented {
        delegate.tableView(self, heightForHeaderInSection: section)
      }
    }
    if let height = checkedEdge(asked) {
      edge.height = height
    } else {
      edge = automaticEdge(section, isFooter: false)
    }
    if edge.height > 0 || !edge.isMeasured { edge.padding = topPadding }
    return edge
  }

  func footerEdge(_ section: Int) -> TableSection.Edge {
    let asked = delegate.flatMap { delegate in
      OptionalRequirement.implemented {
        delegate.tableView(self, heightForFooterInSection: section)
      }
    }
    if let height = checkedEdge(asked) { return TableSection.Edge(height: height) }
    return automaticEdge(section, isFooter: true)
  }

  /// Returns the delegate's height of a header or footer; `nil` when it is automatic.
  ///
  /// 0 means the usual one in grouped tables (S6.18).
  private func checkedEdge(_ height: CGFloat?) -> CGFloat? {
    guard let height, height != UITableView.automaticDimension else { return nil }
    precondition(
      height >= 0 && height.isFinite,
      "Invalid section header or footer height provided by table delegate. Value must be at least "
        + "0.0, or UITableViewAutomaticDimension.")
    return height == 0 && isGrouped ? nil : height
  }

  private func automaticEdge(_ section: Int, isFooter: Bool) -> TableSection.Edge {
    let set = isFooter ? table.heights.footer : table.heights.header
    let hasViews = isFooter ? table.heights.hasFooterViews : table.heights.hasHeaderViews
    let title = isFooter ? footerTitle(section) : headerTitle(section)
    if set >= 0 {
      let hasContent = hasViews || title != nil
      return TableSection.Edge(height: isGrouped || hasContent ? set : 0)
    }
    let estimate = isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    if hasViews {
      let shown = isFooter ? table.shown.footers[section] : table.shown.headers[section]
      if let shown { return TableSection.Edge(height: edgeHeight(shown, section, isFooter)) }
      let usual =
        title.map { titledHeight($0, section, isFooter) }
        ?? emptyHeight(section, isFooter, views: true)
      guard estimate != 0 else { return TableSection.Edge(height: usual) }
      return TableSection.Edge(height: estimate > 0 ? estimate : usual, isMeasured: false)
    }
    if let title { return TableSection.Edge(height: titledHeight(title, section, isFooter)) }
    return TableSection.Edge(height: emptyHeight(section, isFooter, views: false))
  }

  func headerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  func footerTitle(_ section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the height of a header or footer without a title (S6.18, S6.19).
  ///
  /// S6.18: In grouped tables a height of 0 means the default one; headers and footers without
  /// content are 18 points high.
  func emptyHeight(_ section: Int, _ isFooter: Bool, views: Bool) -> CGFloat {
    guard isGrouped else { return views ? metrics.plainHeaderHeight : 0 }
    let scale = pixelScale
    let grouped = metrics.grouped
    if isFooter { return (grouped.emptyFooter * scale).rounded(.down) / scale }
    let height = section == 0 ? grouped.firstEmptyHeader : grouped.emptyHeader
    return (height * scale).rounded(.up) / scale
  }

  /// Returns the height of a header or footer with a title (S6.16, S6.19).
  private func titledHeight(_ title: String, _ section: Int, _ isFooter: Bool) -> CGFloat {
    guard isGrouped else { return metrics.plainHeaderHeight }
    let grouped = metrics.grouped
    let probe = UITableViewHeaderFooterView(reuseIdentifier: nil)
    probe.headerState.context = edgeContext(section, isFooter: isFooter)
    probe.showTitle(title)
    let width = cardRect(CGRect(x: 0, y: 0, width: bounds.width, height: 0)).width
    let inner =
      width - 2 * probe.headerState.context.margin - probe.headerState.context.leftInset
      - probe.headerState.context.rightInset
    let text =
      probe.textLabel?.sizeThatFits(
        CGSize(width: max(0, inner), height: .greatestFiniteMagnitude)
      ).height ?? 0
    let (top, bottom) = titleDistances(section, isFooter, textHeight: text)
    return snapped(top + text + bottom) == 0 ? grouped.emptyHeader : snapped(top + text + bottom)
  }

  /// Returns the padding above and below the text of a grouped title.
  func titleDistances(
    _ section: Int, _ isFooter: Bool, textHeight: CGFloat
  ) -> (top: CGFloat, bottom: CGFloat) {
    let grouped = metrics.grouped
    if isFooter { return (grouped.footerTop, grouped.footerBottom) }
    var padding = section == 0 ? grouped.firstHeaderPadding : grouped.headerPadding
    if grouped.closeHeader > 0 {
      let line = UIFont.preferredFont(
        forTextStyle: .init(metrics.groupedHeaderStyle), compatibleWith: traitCollection
      ).lineHeight
      let scale = pixelScale
      let close = grouped.closeHeader - (line * scale).rounded(.up) / scale
      if section == 0 ? isUnderLargeTitle : isAfterUntitledFooter(section) { padding = close }
    }
    // Source: the distance of titles from their rows, estimated.
    let bottom: CGFloat = min(7, padding)
    return (padding - bottom, bottom)
  }

  private var isUnderLargeTitle: Bool {
    guard let controller = nearestViewController,
      let navigation = controller.navigationController, !navigation.isNavigationBarHidden
    else { return false }
    return navigation.navigationBar.prefersLargeTitles
      && controller.navigationItem.largeTitleDisplayMode != .never
      && table.tableHeaderView == nil
  }

  private func isAfterUntitledFooter(_ section: Int) -> Bool {
    guard section > 0, !table.heights.hasFooterViews, footerTitle(section - 1) == nil else {
      return false
    }
    return table.layout.sections[section - 1].footer.height
      == emptyHeight(section - 1, true, views: false)
  }

  /// Returns the fitting height of the delegate's header or footer view.
  func edgeHeight(_ view: UIView, _ section: Int, _ isFooter: Bool) -> CGFloat {
    let width = cardRect(CGRect(x: 0, y: 0, width: bounds.width, height: 0)).width
    let size = CGSize(width: width, height: 0)
    var height = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    let scale = pixelScale
    height = (height * scale - 0.001).rounded(.up) / scale
    return height > 0 ? height : emptyHeight(section, isFooter, views: true)
  }
}
