import Foundation
import QuartzCore

extension UITableView {
  /// The number of times that rows may be measured for one frame: more than any screen has rows, so
  /// that only heights that never settle are cut off.
  private static let measuringLimit = 10_000

  /// Lays out everything that is visible, and measures what becomes visible for the first time.
  func layOutTable() {
    guard !table.isLayingOut else { return }
    table.isLayingOut = true
    defer { table.isLayingOut = false }
    loadIfNeeded()
    widthContextMayHaveChanged()
    if bounds.width > 0, bounds.height > 0 { measureVisible() }
    updateContentSize()
    layOutTableHeaderAndFooter()
    exchangeCells()
    table.swipes?.layOutSwipedRow()
    exchangeEdges()
    layOutFillers()
    layOutSectionIndex()
    announceCells()
    prefetch()
  }

  /// Loads and measures the visible rows before the next layout pass, because the app reads their
  /// state (S6.23).
  func layOutTableIfNeeded() {
    guard layoutState.needsLayout, !layoutState.isLayingOut, !hasUncommittedUpdates,
      dataSource != nil, bounds.width > 0, bounds.height > 0
    else { return }
    layOutTable()
  }

  /// Returns a value after the visible rows are loaded and measured (S6.23).
  @inline(__always) func upToDate<Value>(_ value: () -> Value) -> Value {
    layOutTableIfNeeded()
    return value()
  }

  /// Measures again what depends on the available width.
  private func widthContextMayHaveChanged() {
    let context = currentWidthContext
    guard table.isLoaded, table.widthContext != context else { return }
    let isFirst = table.widthContext == nil
    table.widthContext = context
    if !isFirst, !rowsAreFixed { table.layout.invalidateMeasurements() }
    refreshEdges()
  }

  // MARK: Measuring

  /// Determines the heights of everything that is visible.
  ///
  /// Visible rows keep their position: rows above them whose measured height differs from the
  /// estimate change the offset.
  private func measureVisible() {
    let anchor = shownPaths?.first {
      exists($0) && table.layout.sections[$0.section].measured[$0.row]
    }
    for _ in 0..<UITableView.measuringLimit {
      guard let next = nextUnmeasured() else { return }
      let before = anchor.map { table.layout.row($0.row, in: $0.section).start }
      measure(next)
      guard let anchor, let before else { continue }
      let moved = table.layout.row(anchor.row, in: anchor.section).start - before
      if moved != 0 {
        table.isLayingOut = true
        updateContentSize()
        contentOffset.y += moved
      }
    }
  }

  /// A part of the table whose height is not known yet.
  private enum Unmeasured {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  private func measure(_ part: Unmeasured) {
    switch part {
    case .row(let path):
      let height = measure(path)
      table.layout.setHeight(height, ofRow: path.row, in: path.section)
    case .header(let section):
      var edge = table.layout.sections[section].header
      edge.isMeasured = true
      edge.height = measuredEdge(section, isFooter: false)
      if edge.height == 0 { edge.padding = 0 }
      table.layout.setHeader(edge, of: section)
    case .footer(let section):
      let height = measuredEdge(section, isFooter: true)
      table.layout.setFooter(TableSection.Edge(height: height), of: section)
    }
  }

  private func measuredEdge(_ section: Int, isFooter: Bool) -> CGFloat {
    guard let view = shownEdge(section, isFooter: isFooter) else {
      return emptyHeight(section, isFooter, views: false)
    }
    join(view, section, isFooter: isFooter, isPinned: false)
    return edgeHeight(view, section, isFooter)
  }

  /// Returns the topmost visible part whose height is not known yet.
  private func nextUnmeasured() -> Unmeasured? {
    let layout = table.layout
    let (top, bottom) = (bounds.minY, bounds.maxY)
    for section in layout.sections(from: top, to: bottom) {
      let current = layout.sections[section]
      if !current.header.isMeasured { return .header(section) }
      for row in layout.rows(of: section, from: top, to: bottom) where !current.measured[row] {
        return .row(IndexPath(row: row, section: section))
      }
      if !current.footer.isMeasured { return .footer(section) }
    }
    return nil
  }

  // MARK: Cells

  /// The visible rows, from top to bottom.
  var visiblePaths: [IndexPath] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let layout = table.layout
    var paths: [IndexPath] = []
    for section in layout.sections(from: bounds.minY, to: bounds.maxY) {
      for row in layout.rows(of: section, from: bounds.minY, to: bounds.maxY) {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }

  private func exchangeCells() {
    let paths = visiblePaths
    let wanted = Set(paths)
    for (path, cell) in table.shown.cells where !wanted.contains(path) {
      if exists(path), holdsFirstResponder(cell) { continue }
      table.shown.cells[path] = nil
      retire(cell, at: path)
    }
    for path in paths {
      let cell = shownCell(path)
      update(cell, at: path)
      let frame = rowRect(path)
      if cell.frame != frame {
        cell.frame = frame
        // Constraints in contents are solved for all cells at once, so all contents must have their
        // sizes before the first cell is laid out.
        cell.layOutParts()
      }
    }
    for (path, cell) in table.shown.cells where !wanted.contains(path) {
      cell.frame = rowRect(path)
    }
  }

  /// Tells the delegate of cells that have become visible.
  private func announceCells() {
    guard !table.shown.announced.isEmpty else { return }
    for path in table.shown.announced.sorted() {
      table.shown.announced.remove(path)
      guard let cell = table.shown.cells[path] else { continue }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  /// Updates a cell for its position in the table.
  func update(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setDefaultBackgroundColor(
      cell.backgroundConfiguration != nil
        ? nil : style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    let context = cellContext(path)
    let delegateLevel = delegate.flatMap { delegate in
      OptionalRequirement.implemented {
        delegate.tableView(self, indentationLevelForRowAt: path)
      }
    }
    if let delegateLevel, cell.indentationLevel != delegateLevel {
      cell.indentationLevel = delegateLevel
    }
    guard cell.cell.context != context else { return }
    cell.cell.context = context
    round(cell, context)
    cell.updateLayoutMargins()
    cell.contentView.updateLayoutMargins()
    cell.setNeedsLayout()
  }

  /// Rounds the corners of the first and last cells of an inset grouped section (S6.21).
  private func round(_ cell: UITableViewCell, _ context: CellContext) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if context.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if context.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : metrics.cardRadius
    cell.layer.maskedCorners = corners
    cell.layer.cornerCurve = .continuous
    cell.clipsToBounds = true
  }

  // MARK: Headers and footers

  private func exchangeEdges() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let layout = table.layout
    let sections = layout.sections(from: bounds.minY, to: bounds.maxY)
    var headers = Set<Int>()
    var footers = Set<Int>()
    for section in sections {
      if layout.sections[section].header.height > 0, layOutEdge(section, isFooter: false) {
        headers.insert(section)
      }
      if layout.sections[section].footer.height > 0, layOutEdge(section, isFooter: true) {
        footers.insert(section)
      }
    }
    for (section, view) in table.shown.headers where !headers.contains(section) {
      table.shown.headers[section] = nil
      retireEdge(view, section, isFooter: false)
    }
    for (section, view) in table.shown.footers where !footers.contains(section) {
      table.shown.footers[section] = nil
      retireEdge(view, section, isFooter: true)
    }
  }

  /// Shows a header or footer if it is visible; returns whether it is.
  private func layOutEdge(_ section: Int, isFooter: Bool) -> Bool {
    let place = edgePlace(section, isFooter: isFooter)
    let frame = cardRect(
      CGRect(x: 0, y: snapped(place.start), width: bounds.width, height: place.height))
    guard frame.maxY > bounds.minY, frame.minY < bounds.maxY else { return false }
    let known = isFooter ? table.shown.footers[section] : table.shown.headers[section]
    guard let view = known ?? shownEdge(section, isFooter: isFooter) else { return false }
    join(view, section, isFooter: isFooter, isPinned: place.isPinned)
    if view.frame != frame {
      view.frame = frame
      (view as? UITableViewHeaderFooterView)?.layOutParts()
    }
    if known == nil {
      if isFooter {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    }
    return true
  }

  /// Returns the current frame of a header or footer; in plain tables it is pinned (S6.17).
  private func edgePlace(
    _ section: Int, isFooter: Bool
  ) -> (start: CGFloat, height: CGFloat, isPinned: Bool) {
    let layout = table.layout
    let (start, height) = isFooter ? layout.footer(section) : layout.header(section)
    guard style == .plain else { return (start, height, false) }
    let pinned =
      isFooter
      ? layout.pinnedFooterStart(section, bottom: bounds.maxY - adjustedContentInset.bottom)
      : layout.pinnedHeaderStart(section, top: bounds.minY + adjustedContentInset.top)
    return (pinned, height, abs(pinned - start) > LengthList.tolerance)
  }

  private func join(_ view: UIView, _ section: Int, isFooter: Bool, isPinned: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    var context = edgeContext(section, isFooter: isFooter)
    context.isPinned = isPinned
    if context.style != .plain, view.headerState.textLabel != nil {
      let distances = titleDistances(section, isFooter, textHeight: 0)
      (context.titleTop, context.titleBottom) = distances
    }
    view.join(context)
  }

  // MARK: Lines of empty rows

  /// Draws separators in the space below the last row of a plain table, on systems that do.
  private func layOutFillers() {
    let wanted = fillerFrames
    while table.fillers.count > wanted.count { table.fillers.removeLast().removeFromSuperview() }
    while table.fillers.count < wanted.count {
      let line = SeparatorView()
      table.fillers.append(line)
      insertSubview(line, at: table.backgroundView == nil ? 0 : 1)
    }
    for (line, frame) in zip(table.fillers, wanted) {
      line.backgroundColor = separatorColor
      line.frame = frame
    }
  }

  private var fillerFrames: [CGRect] {
    let set = table.heights.filler
    let height = set == UITableView.automaticDimension ? usualEstimate : set
    guard style == .plain, height >= 1, separatorStyle != .none, table.tableFooterView == nil,
      table.isLoaded
    else { return [] }
    let line = 1 / max(1, pixelScale)
    let insets = cellSeparators(isFirst: false, isLast: false, hidesBottom: false)
    let resolved = SeparatorInsets(
      custom: insets.custom, isFromAutomatic: insets.isFromAutomatic, automatic: insets.automatic
    ).resolved
    var frames: [CGRect] = []
    var y = table.layout.height + height
    while y <= bounds.maxY {
      frames.append(
        CGRect(
          x: resolved.left, y: snapped(y) - line,
          width: max(0, bounds.width - resolved.left - resolved.right), height: line))
      y += height
    }
    return frames
  }
}
