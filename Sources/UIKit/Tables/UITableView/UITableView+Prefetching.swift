import Foundation

extension UITableView {
  /// Tells the prefetch data source of the next rows: a screenful in the direction of scrolling.
  func prefetch() {
    let offset = contentOffset.y
    if let last = table.prefetching.lastOffset, last != offset {
      table.prefetching.isUp = offset < last
    }
    let isUp = table.prefetching.isUp
    table.prefetching.lastOffset = offset
    guard isPrefetchingEnabled, let source = prefetchDataSource, let shown = shownPaths else {
      return
    }
    let top = isUp ? bounds.minY - bounds.height : bounds.maxY
    let space = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height)
    let visible = Set(shown)
    var next = (rows(in: space) ?? []).filter { !visible.contains($0) }
    if isUp { next.reverse() }
    let wanted = Set(next)
    let known = table.prefetching.rows
    let gone = known.subtracting(wanted).subtracting(visible).sorted()
    table.prefetching.rows = wanted
    let new = next.filter { !known.contains($0) }
    if !gone.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: gone) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
