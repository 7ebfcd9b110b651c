package import Foundation

/// Where the rows, headers and footers of a table lie, from top to bottom.
///
/// Everything is found in a time that grows with the logarithm of the number of rows.
package struct TableLayout: Equatable {
  /// A row's place: section and row.
  package typealias Row = (section: Int, row: Int)

  package private(set) var sections: [TableSection]
  private var extents: LengthList
  /// The height of the table's own header view.
  package var headerHeight: CGFloat = 0
  /// The height of the table's own footer view.
  package var footerHeight: CGFloat = 0

  /// Creates a layout.
  package init(sections: [TableSection] = [], headerHeight: CGFloat = 0, footerHeight: CGFloat = 0)
  {
    self.sections = sections
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    extents = LengthList(sections.map(\.extent))
  }

  /// The height of all of it.
  package var height: CGFloat { headerHeight + extents.total + footerHeight }

  /// Where the table's own footer view begins.
  package var footerStart: CGFloat { headerHeight + extents.total }

  /// The number of rows of each section.
  package var counts: [Int] { sections.map(\.rows.count) }

  // MARK: Changes

  /// Changes the height of a row.
  package mutating func setHeight(_ height: CGFloat, ofRow row: Int, in section: Int) {
    sections[section].measured[row] = true
    sections[section].rows[row] = height
    extents[section] = sections[section].extent
  }

  /// Changes a section's header or footer.
  package mutating func setHeader(_ edge: TableSection.Edge, of section: Int) {
    sections[section].header = edge
    extents[section] = sections[section].extent
  }

  /// Changes a section's footer.
  package mutating func setFooter(_ edge: TableSection.Edge, of section: Int) {
    sections[section].footer = edge
    extents[section] = sections[section].extent
  }

  /// Makes all heights estimates that were found by measuring.
  package mutating func forgetMeasurements() {
    for index in sections.indices {
      sections[index].measured = BitList(count: sections[index].rows.count)
    }
  }

  /// Makes the height of a row an estimate.
  package mutating func forget(row: Int, in section: Int) {
    sections[section].measured[row] = false
  }

  // MARK: Places

  /// Where a section begins.
  func start(of section: Int) -> CGFloat { headerHeight + extents.offset(of: section) }

  /// Where a section begins and how high it is.
  package func section(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    (start(of: section), extents[section])
  }

  /// Where the header of a section begins, below its padding, and how high it is.
  package func header(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    let edge = sections[section].header
    return (start(of: section) + edge.padding, edge.height)
  }

  /// Where the footer of a section begins and how high it is.
  package func footer(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    let edge = sections[section].footer
    return (start(of: section) + extents[section] - edge.height, edge.height)
  }

  /// Where a row begins and how high it is.
  package func row(_ row: Int, in section: Int) -> (start: CGFloat, height: CGFloat) {
    let rows = sections[section].rows
    return (rowsStart(section) + rows.offset(of: row), rows[row])
  }

  /// Where the rows of a section begin.
  func rowsStart(_ section: Int) -> CGFloat {
    start(of: section) + sections[section].header.extent
  }

  /// The sections that lie between two heights, in part or whole.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = extents.index(at: top - headerHeight)
    guard first < sections.count, bottom > top else { return 0..<0 }
    // What begins exactly at the bottom is not seen.
    let last = extents.index(at: bottom - headerHeight - 2 * LengthList.tolerance)
    return first..<max(first, min(last + 1, sections.count))
  }

  /// The rows of a section that lie between two heights, in part or whole; rows without height at the
  /// ends are not seen.
  package func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let rows = sections[section].rows
    let start = rowsStart(section)
    guard bottom > top, bottom > start else { return 0..<0 }
    let first = rows.index(at: max(0, top - start))
    let last = rows.index(at: bottom - start - 2 * LengthList.tolerance)
    return first..<max(first, min(last + 1, rows.count))
  }

  /// The row at a height; `nil` between sections and in headers and footers.
  package func row(at y: CGFloat) -> Row? {
    let section = extents.index(at: y - headerHeight)
    guard section < sections.count, y >= headerHeight else { return nil }
    let start = rowsStart(section)
    guard y >= start else { return nil }
    let row = sections[section].rows.index(at: y - start)
    return row < sections[section].rows.count ? (section, row) : nil
  }

  /// Where a header stands that stays in sight while its section scrolls past (S6.17).
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - top: The first height in sight below the bars.
  package func pinnedHeaderStart(_ section: Int, top: CGFloat) -> CGFloat {
    let (start, height) = header(section)
    let whole = self.section(section)
    return max(start, min(top, whole.start + whole.height - height))
  }

  /// Where a footer stands that stays in sight while its section scrolls past (S6.17).
  package func pinnedFooterStart(_ section: Int, bottom: CGFloat) -> CGFloat {
    let (start, height) = footer(section)
    return min(start, max(bottom - height, rowsStart(section)))
  }
}
