import Foundation

extension UITableView {
  /// Returns whether there is a row with the index path.
  func exists(_ path: IndexPath) -> Bool {
    guard path.count == 2 else { return false }
    let sections = table.layout.sections
    return sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  func sectionRect(_ section: Int) -> CGRect {
    guard loadedLayout.sections.indices.contains(section) else { return .zero }
    let (start, height) = table.layout.section(section)
    return CGRect(x: 0, y: snapped(start), width: bounds.width, height: height)
  }

  func headerRect(_ section: Int) -> CGRect {
    guard loadedLayout.sections.indices.contains(section) else { return .zero }
    let (start, height) = table.layout.header(section)
    return cardRect(CGRect(x: 0, y: snapped(start), width: bounds.width, height: height))
  }

  func footerRect(_ section: Int) -> CGRect {
    guard loadedLayout.sections.indices.contains(section) else { return .zero }
    let (start, height) = table.layout.footer(section)
    return cardRect(CGRect(x: 0, y: snapped(start), width: bounds.width, height: height))
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    path.checkForLists()
    loadIfNeeded()
    guard exists(path) else { return .zero }
    let (start, height) = table.layout.row(path.row, in: path.section)
    return cardRect(CGRect(x: 0, y: snapped(start), width: bounds.width, height: height))
  }

  func row(at point: CGPoint) -> IndexPath? {
    guard let row = loadedLayout.row(at: point.y) else { return nil }
    let path = IndexPath(row: row.row, section: row.section)
    let rect = rowRect(path)
    return rect.minX <= point.x && point.x < rect.maxX ? path : nil
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    guard cell.cell.table === self else { return nil }
    return table.shown.cells.first { $0.value === cell }?.key
  }

  func rows(in rect: CGRect) -> [IndexPath]? {
    let layout = loadedLayout
    var paths: [IndexPath] = []
    for section in layout.sections(from: rect.minY, to: rect.maxY) {
      for row in layout.rows(of: section, from: rect.minY, to: rect.maxY) {
        paths.append(IndexPath(row: row, section: section))
      }
    }
    return paths
  }

  /// The rows that have cells and are visible, from top to bottom.
  var shownPaths: [IndexPath]? {
    guard !table.shown.cells.isEmpty else { return nil }
    return table.shown.cells.filter { $0.value.frame.intersects(bounds) }.map(\.key).sorted()
  }

  var shownCells: [UITableViewCell] {
    (shownPaths ?? []).compactMap { table.shown.cells[$0] }
  }

  // MARK: Scrolling

  func reveal(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
    path.checkForLists()
    let sections = loadedLayout.sections
    precondition(
      sections.indices.contains(path.section),
      "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there "
        + "are only \(sections.count) sections.")
    let isHeader = path.row == NSNotFound
    let count = sections[path.section].rows.count
    precondition(
      isHeader || (0..<count).contains(path.row),
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
        + "\(count) rows in section \(path.section).")
    guard bounds.width > 0, bounds.height > 0 else { return }
    if animated {
      setContentOffset(offset(showing: path, at: position), animated: true)
      return
    }
    // Rows that become visible are measured, which may move the row; repeated until it does not.
    for _ in 0..<20 {
      let target = offset(showing: path, at: position)
      let old = contentOffset
      setContentOffset(target, animated: false)
      layOutTable()
      let settled = ScrollOffset.rounded(
        offset(showing: path, at: position), scale: pixelScale)
      if settled == contentOffset || contentOffset == old { break }
    }
  }

  /// Returns the offset that shows a row, within those at which the content rests.
  private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let rect = path.row == NSNotFound ? headerOfSection(path.section) : rowRect(path)
    let insets = adjustedContentInset
    var top = insets.top
    // Plain headers cover the rows at the top (S6.17).
    if style == .plain, path.row != NSNotFound {
      top += table.layout.sections[path.section].header.height
    }
    let space = bounds.height - top - insets.bottom
    var y = contentOffset.y
    switch position {
    case .none:
      if rect.minY < y + top {
        y = rect.minY - top
      } else if rect.maxY > y + bounds.height - insets.bottom {
        y = rect.height > space ? rect.minY - top : rect.maxY + insets.bottom - bounds.height
      }
    case .top: y = rect.minY - top
    case .middle: y = rect.midY - top - space / 2
    case .bottom: y = rect.maxY + insets.bottom - bounds.height
    }
    return restRange.clamp(CGPoint(x: contentOffset.x, y: y))
  }

  private func headerOfSection(_ section: Int) -> CGRect {
    let (start, _) = table.layout.section(section)
    return CGRect(x: 0, y: start, width: bounds.width, height: 0)
  }

  func revealNearestSelected(at position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = table.selection.rows.filter(exists).min {
      abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
    }
    if let nearest { reveal(nearest, at: position, animated: animated) }
  }
}
