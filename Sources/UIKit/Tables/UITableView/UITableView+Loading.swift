import Foundation

extension UITableView {
  var metrics: TableMetrics { systemVersion.metrics.tables }

  func setUpTable() {
    // A table bounces vertically, however few rows it has (S4.32).
    alwaysBounceVertical = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    table.swipes = SwipeController(for: self)
    if metrics.rulesEmptyRows { table.heights.filler = UITableView.automaticDimension }
  }

  /// The layout, with the numbers of the data source.
  var loadedLayout: TableLayout {
    loadIfNeeded()
    return table.layout
  }

  func rowCount(of section: Int) -> Int {
    let sections = loadedLayout.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Discards the results of a data source or delegate.
  func dataChanged() {
    table.isLoaded = false
    emptyTable()
    setNeedsLayout()
  }

  func reload() {
    guard table.updates.depth == 0 else {
      // Pending changes have no valid initial state anymore.
      table.updates = TableUpdates()
      return reload()
    }
    let wasSelected = !table.selection.rows.isEmpty
    table.selection.rows = []
    table.selection.highlighted = nil
    table.reordering = nil
    table.prefetching.rows = []
    table.isLoaded = false
    emptyTable()
    loadIfNeeded()
    reloadIndex()
    updateContentSize()
    setNeedsLayout()
    if wasSelected { announceSelection() }
  }

  /// Removes all views of rows and sections.
  private func emptyTable() {
    table.swipes?.endSwipe()
    let cells = table.shown.cells
    table.shown.cells = [:]
    for (path, cell) in cells { retire(cell, at: path) }
    retireEdges()
  }

  /// Removes all headers and footers.
  func retireEdges() {
    let (headers, footers) = (table.shown.headers, table.shown.footers)
    table.shown.headers = [:]
    table.shown.footers = [:]
    table.shown.preparedHeaders = [:]
    table.shown.preparedFooters = [:]
    for (section, view) in headers { retireEdge(view, section, isFooter: false) }
    for (section, view) in footers { retireEdge(view, section, isFooter: true) }
  }

  func loadIfNeeded() {
    guard !table.isLoaded, dataSource != nil else { return }
    table.isLoaded = true
    let counts = countsOfDataSource()
    table.heights.hasRowHeights = findsRowHeights(counts)
    queryEdgeViews(count: counts.count)
    var sections: [TableSection] = []
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      sections.append(makeSection(section, count: count))
    }
    table.layout = TableLayout(
      sections: sections, headerHeight: tableViewHeight(table.tableHeaderView),
      footerHeight: tableViewHeight(table.tableFooterView))
    addEdges(to: table.layout.sections.indices)
    table.index.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    updateContentSize()
  }

  /// Returns the numbers of rows that the data source returns.
  func countsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    precondition(count >= 0, "the data source returned a negative number of sections (\(count))")
    return (0..<count).map { section in
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      precondition(
        rows >= 0,
        "the data source returned a negative number of rows (\(rows)) for section \(section)")
      return rows
    }
  }

  /// Sets the content size to that of the layout; if the end has moved up, adjusts the offset.
  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: table.layout.height)
    guard size != contentSize else { return }
    let old = restRange
    let wasInside = contentOffset.y <= old.maximum.y
    contentSize = size
    let new = restRange
    if wasInside, !isDragging, !isDecelerating, contentOffset.y > new.maximum.y {
      contentOffset.y = new.maximum.y
    }
  }

  // MARK: Changes that affect heights

  func changeHeights(_ change: (inout HeightSettings) -> Void) {
    change(&table.heights)
    guard table.isLoaded else { return }
    rebuildHeights()
  }

  /// Changes what determines the width of the content of rows.
  func changeContentWidth(_ change: (inout TableState) -> Void) {
    change(&table)
    heightsMayHaveChanged()
  }

  func estimate(_ set: CGFloat?) -> CGFloat {
    set ?? (metrics.estimatesByDefault ? UITableView.automaticDimension : 0)
  }

  /// Requests all heights again; measured heights are kept as estimates.
  func rebuildHeights() {
    let counts = table.layout.counts
    table.heights.hasRowHeights = findsRowHeights(counts)
    var sections: [TableSection] = []
    for (section, count) in counts.enumerated() {
      sections.append(makeSection(section, count: count))
    }
    table.layout = TableLayout(
      sections: sections, headerHeight: table.layout.headerHeight,
      footerHeight: table.layout.footerHeight)
    addEdges(to: table.layout.sections.indices)
    updateContentSize()
    setNeedsLayout()
  }

  /// Measures rows again that size themselves, such as in another width.
  func heightsMayHaveChanged() {
    guard table.isLoaded else { return setNeedsLayout() }
    if rowsAreFixed {
      refreshEdges()
    } else {
      table.layout.invalidateMeasurements()
      refreshEdges()
    }
    setNeedsLayout()
  }

  /// Computes headers and footers again.
  func refreshEdges() {
    addEdges(to: table.layout.sections.indices)
    updateContentSize()
  }

  func traitsChanged(from old: UITraitCollection?) {
    guard let old else { return }
    let new = traitCollection
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory
      || old.displayScale != new.displayScale
    {
      for view in table.shown.headers.values + Array(table.shown.footers.values) {
        (view as? UITableViewHeaderFooterView)?.styleLabel()
      }
      heightsMayHaveChanged()
    }
  }

  // MARK: Views above and below

  func setTableHeaderView(_ view: UIView?) {
    if view !== table.tableHeaderView { table.tableHeaderView?.removeFromSuperview() }
    table.tableHeaderView = view
    if let view, view.superview !== self { addSubview(view) }
    table.layout.headerHeight = tableViewHeight(view)
    layOutTableHeaderAndFooter()
    updateContentSize()
    setNeedsLayout()
  }

  func setTableFooterView(_ view: UIView?) {
    if view !== table.tableFooterView { table.tableFooterView?.removeFromSuperview() }
    table.tableFooterView = view
    if let view, view.superview !== self { addSubview(view) }
    table.layout.footerHeight = tableViewHeight(view)
    layOutTableHeaderAndFooter()
    updateContentSize()
    setNeedsLayout()
  }

  private func tableViewHeight(_ view: UIView?) -> CGFloat { view?.frame.height ?? 0 }

  func setBackgroundView(_ view: UIView?) {
    table.backgroundView?.removeFromSuperview()
    table.backgroundView = view
    if let view {
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    setNeedsLayout()
  }

  /// Lays out the table's own header and footer.
  func layOutTableHeaderAndFooter() {
    let width = bounds.width
    if let view = table.tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: table.layout.headerHeight)
    }
    if let view = table.tableFooterView {
      view.frame = CGRect(
        x: 0, y: snapped(table.layout.footerStart), width: width, height: table.layout.footerHeight)
    }
    table.backgroundView?.frame = bounds
  }

  /// Returns a length on whole pixels.
  func snapped(_ value: CGFloat) -> CGFloat {
    let scale = pixelScale
    return scale > 0 ? (value * scale).rounded() / scale : value
  }
}
