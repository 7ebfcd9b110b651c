import Foundation

extension UITableView {
  // MARK: Registration

  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      table.reuse.cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("must pass a class of kind UITableViewCell")
    }
    table.reuse.cellClasses[identifier] = type
  }

  func registerView(_ viewClass: AnyClass?, _ identifier: String) {
    guard let viewClass else {
      table.reuse.viewClasses[identifier] = nil
      return
    }
    guard let type = viewClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("must pass a class of kind UITableViewHeaderFooterView")
    }
    table.reuse.viewClasses[identifier] = type
  }

  // MARK: Reuse

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = table.reuse.cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return table.reuse.cellClasses[identifier].map {
      $0.make(style: .default, reuseIdentifier: identifier)
    }
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    path.checkForLists()
    if let (reconfigured, cell) = table.reuse.reconfigured, reconfigured == path {
      precondition(
        cell.reuseIdentifier == identifier,
        """
        The cell of a row that is reconfigured must be dequeued with its own reuse identifier \
        (\(cell.reuseIdentifier ?? "nil")), not with \(identifier).
        """)
      return cell
    }
    if let request = table.reuse.request, request.path == path {
      precondition(
        !request.isServed,
        """
        Attempted to dequeue multiple cells for the same index path, which is not allowed. If you \
        really need to dequeue more cells than the table view is requesting, use the \
        -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \
        \(identifier), index path: \(path.listDescription)
        """)
      table.reuse.request?.isServed = true
    }
    guard let cell = dequeueCell(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  func dequeueView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = table.reuse.views[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return table.reuse.viewClasses[identifier].map { $0.make(reuseIdentifier: identifier) }
  }

  // MARK: Coming and going

  /// Returns the cell of a row, which is added to the table if needed.
  func shownCell(_ path: IndexPath) -> UITableViewCell {
    if let cell = table.shown.cells[path] { return cell }
    guard let dataSource else {
      preconditionFailure("UITableView dataSource is not set")
    }
    let outer = table.reuse.request
    table.reuse.request = (path, false)
    let cell = UIView.withoutAnimation { dataSource.tableView(self, cellForRowAt: path) }
    table.reuse.request = outer
    if let old = self.path(of: cell) { table.shown.cells[old] = nil }
    table.shown.cells[path] = cell
    table.shown.announced.insert(path)
    cell.cell.table = self
    update(cell, at: path)
    cell.setSelected(table.selection.rows.contains(path), animated: false)
    if cell.isEditing != (table.isEditing && canEdit(path)) {
      cell.setEditing(table.isEditing && canEdit(path), animated: false)
    }
    cell.frame = rowRect(path)
    insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    cell.setNeedsLayout()
    return cell
  }

  /// Removes a cell that is no longer visible, to be reused.
  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    cell.cell.table = nil
    if cell.superview === self { cell.removeFromSuperview() }
    if table.shown.announced.remove(path) == nil {
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    if let identifier = cell.reuseIdentifier {
      table.reuse.cells[identifier, default: []].append(cell)
    }
  }

  /// Removes a header or footer that is no longer visible, to be reused.
  func retireEdge(_ view: UIView, _ section: Int, isFooter: Bool) {
    if view.superview === self { view.removeFromSuperview() }
    if isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    view.headerState.table = nil
    if let identifier = view.reuseIdentifier {
      table.reuse.views[identifier, default: []].append(view)
    }
  }

  /// The name under which headers and footers with titles are reused.
  private static let titleIdentifier = "UITableView.title"

  /// Returns the header or footer of a section, which is added to the table; `nil` if there is none.
  func shownEdge(_ section: Int, isFooter: Bool) -> UIView? {
    if let view = isFooter ? table.shown.footers[section] : table.shown.headers[section] {
      return view
    }
    guard let view = makeEdge(section, isFooter) else { return nil }
    if isFooter {
      table.shown.footers[section] = view
    } else {
      table.shown.headers[section] = view
    }
    if let view = view as? UITableViewHeaderFooterView { view.headerState.table = self }
    addSubview(view)
    view.setNeedsLayout()
    return view
  }

  private func makeEdge(_ section: Int, _ isFooter: Bool) -> UIView? {
    let prepared =
      isFooter
      ? table.shown.preparedFooters.removeValue(forKey: section)
      : table.shown.preparedHeaders.removeValue(forKey: section)
    if let prepared { return prepared }
    let hasViews = isFooter ? table.heights.hasFooterViews : table.heights.hasHeaderViews
    if hasViews, let delegate {
      let view =
        isFooter
        ? delegate.tableView(self, viewForFooterInSection: section)
        : delegate.tableView(self, viewForHeaderInSection: section)
      if let view { return view }
    }
    guard let title = isFooter ? footerTitle(section) : headerTitle(section) else { return nil }
    let view =
      table.reuse.views[UITableView.titleIdentifier]?.popLast()
      ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
    view.headerState.context = edgeContext(section, isFooter: isFooter)
    _ = view.textLabel
    view.showTitle(title)
    return view
  }

  /// Returns whether a cell must be kept although it is not visible: it contains the first responder.
  func holdsFirstResponder(_ cell: UITableViewCell) -> Bool {
    guard let responder = window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: cell)
  }

  /// Makes a row whose content size has changed compute a new height.
  func contentSizeChanged(of cell: UITableViewCell) {
    guard table.heights.selfSizing == .enabled, systemVersion.metrics.resizesCells,
      !table.isLayingOut,
      table.reuse.request == nil, let path = path(of: cell), exists(path)
    else { return }
    table.layout.invalidate(row: path.row, in: path.section)
    setNeedsLayout()
  }

  /// Makes a header or footer whose content size has changed compute a new height.
  func contentSizeChanged(of view: UITableViewHeaderFooterView) {
    guard !table.isLayingOut, table.isLoaded else { return }
    if let section = table.shown.headers.first(where: { $0.value === view })?.key {
      table.layout.setHeader(headerEdge(section), of: section)
    } else if let section = table.shown.footers.first(where: { $0.value === view })?.key {
      table.layout.setFooter(footerEdge(section), of: section)
    }
    setNeedsLayout()
  }
}

extension UIView {
  /// Performs changes without animation, such as setting up a new cell.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    performWithoutAnimation { result = body() }
    guard let result else { preconditionFailure("performWithoutAnimation did not run its changes") }
    return result
  }
}
