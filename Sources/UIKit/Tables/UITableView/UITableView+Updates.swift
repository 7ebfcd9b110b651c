import Foundation

extension UITableView {
  /// The duration of the insertion and removal of rows, in seconds (S4.23 for scrolling; rows take
  /// as long).
  private static let animationDuration: TimeInterval = 0.3

  func beginChanges() {
    // The update begins with the numbers that the table shows, not with the current ones of the
    // app.
    loadIfNeeded()
    table.updates.depth += 1
  }

  func endChanges() {
    guard table.updates.depth > 0 else { return }
    table.updates.depth -= 1
    guard table.updates.depth == 0 else { return }
    let updates = table.updates
    table.updates = TableUpdates()
    let update = apply(updates.changes)
    for path in updates.reconfigured {
      if let new = update?.newPath(of: path), exists(new) { reconfigureShown(new) }
    }
    let seconds = updates.isAnimated && areRowsAnimated ? UITableView.animationDuration : 0
    for completion in updates.completions {
      Runtime.loop.post(after: seconds) { completion(true) }
    }
    if seconds > 0, let end = Runtime.animation.beginAnimation() {
      Runtime.loop.post(after: seconds) { end() }
    }
  }

  private var areRowsAnimated: Bool { window != nil && Runtime.animation.animates }

  func performChanges(_ changes: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginChanges()
    table.updates.isAnimated = true
    changes?()
    if let completion { table.updates.completions.append(completion) }
    endChanges()
  }

  func change(_ animation: RowAnimation, _ change: (inout ListChanges) -> Void) {
    beginChanges()
    if animation != .none { table.updates.isAnimated = true }
    change(&table.updates.changes)
    let changes = table.updates.changes
    for path in changes.insertedItems + changes.deletedItems + changes.reloadedItems {
      path.checkForLists()
    }
    endChanges()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths { path.checkForLists() }
    beginChanges()
    table.updates.reconfigured += paths
    endChanges()
  }

  // MARK: Applying

  private func apply(_ changes: ListChanges) -> ListUpdate? {
    guard dataSource != nil, table.isLoaded else { return nil }
    let before = table.layout.counts
    let after = countsOfDataSource()
    let update: ListUpdate
    do {
      update = try ListUpdate(changes, before: before, after: after, nouns: .table)
    } catch {
      preconditionFailure(error.message)
    }
    let shown = shownPaths ?? []
    table.swipes?.close()
    updateIndexPaths(update)
    rebuild(update, before: shown, counts: after)
    updateContentSize()
    setNeedsLayout()
    layOutTable()
    return update
  }

  /// Adds changes that were found between two snapshots.
  func add(_ changes: ListChanges, reconfigured: [IndexPath]) {
    beginChanges()
    table.updates.changes = changes
    table.updates.reconfigured = reconfigured
    endChanges()
  }

  /// Updates the index paths of cells, headers and selected rows; removes those that were deleted.
  private func updateIndexPaths(_ update: ListUpdate) {
    let cells = table.shown.cells
    let announced = table.shown.announced
    table.shown.cells = [:]
    table.shown.announced = []
    for (path, cell) in cells {
      if let new = update.newPath(of: path), !update.reloadedItems.contains(new) {
        table.shown.cells[new] = cell
        if announced.contains(path) { table.shown.announced.insert(new) }
      } else {
        retire(cell, at: path)
      }
    }
    updateEdgeSections(update)
    let chosen = table.selection.rows
    table.selection.rows = chosen.compactMap { path in
      update.newPath(of: path).flatMap { update.reloadedItems.contains($0) ? nil : $0 }
    }
    table.selection.highlighted = table.selection.highlighted.flatMap(update.newPath)
    table.prefetching.rows = Set(table.prefetching.rows.compactMap(update.newPath))
  }

  private func updateEdgeSections(_ update: ListUpdate) {
    let (headers, footers) = (table.shown.headers, table.shown.footers)
    table.shown.headers = [:]
    table.shown.footers = [:]
    table.shown.preparedHeaders = [:]
    table.shown.preparedFooters = [:]
    for (section, view) in headers {
      if let new = update.newSections[section] {
        table.shown.headers[new] = view
      } else {
        retireEdge(view, section, isFooter: false)
      }
    }
    for (section, view) in footers {
      if let new = update.newSections[section] {
        table.shown.footers[new] = view
      } else {
        retireEdge(view, section, isFooter: true)
      }
    }
  }

  /// Computes the layout after an update: rows that stay keep their heights as estimates, and those
  /// that were visible are measured again.
  private func rebuild(_ update: ListUpdate, before shown: [IndexPath], counts: [Int]) {
    let old = table.layout.sections
    table.heights.hasRowHeights = findsRowHeights(counts)
    let asksForAll = estimatedRowHeight == 0 && table.heights.hasRowHeights
    var sections: [TableSection] = []
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      if rowsAreFixed || asksForAll {
        sections.append(makeSection(section, count: count))
      } else if update.keepsItems(ofNewSection: section), let source = update.oldSections[section] {
        sections.append(old[source])
      } else {
        sections.append(carried(section, count: count, update, old))
      }
    }
    table.layout = TableLayout(
      sections: sections, headerHeight: table.layout.headerHeight,
      footerHeight: table.layout.footerHeight)
    if table.heights.hasRowHeights, !asksForAll {
      table.layout.invalidateMeasurements()
    } else if !rowsAreFixed, estimatedRowHeight != 0 {
      for path in shown {
        if let new = update.newPath(of: path), exists(new) {
          table.layout.invalidate(row: new.row, in: new.section)
        }
      }
      for path in update.reloadedItems { table.layout.invalidate(row: path.row, in: path.section) }
    }
    addEdges(to: table.layout.sections.indices)
  }

  private func carried(
    _ section: Int, count: Int, _ update: ListUpdate, _ old: [TableSection]
  ) -> TableSection {
    let estimates = delegateEstimates(section, rows: 0..<count)
    let usual = estimatedRowHeight == 0 ? metrics.rowHeight : usualEstimate
    let isMeasured = estimatedRowHeight == 0
    var heights: [CGFloat] = []
    heights.reserveCapacity(count)
    var measured = BitList(repeating: isMeasured, count: count)
    update.forEachItem(inNewSection: section, count: count) { row, source in
      if let source {
        heights.append(old[source.section].rows[source.row])
        measured[row] = old[source.section].measured[source.row]
      } else {
        heights.append(estimates?[row] ?? usual)
      }
    }
    var result = TableSection(rowHeights: heights, isMeasured: false)
    result.measured = measured
    return result
  }

  private func reconfigureShown(_ path: IndexPath) {
    guard let cell = table.shown.cells[path], let dataSource else { return }
    table.reuse.reconfigured = (path, cell)
    let returned = dataSource.tableView(self, cellForRowAt: path)
    table.reuse.reconfigured = nil
    precondition(
      returned === cell,
      "The cell returned for a row that is reconfigured must be the one that is shown there.")
    if !rowsAreFixed, estimatedRowHeight != 0 {
      table.layout.invalidate(row: path.row, in: path.section)
    }
    cell.setNeedsLayout()
    setNeedsLayout()
  }
}
