package import Foundation

/// The positions of the rows, headers and footers of a table, from top to bottom.
///
/// Lookups take time that grows with the logarithm of the number of rows.
package struct TableLayout: Equatable {
  /// The position of a row: section and row.
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

  /// The position of the table's own footer view.
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

  /// Makes all measured heights estimates.
  package mutating func invalidateMeasurements() {
    for index in sections.indices {
      sections[index].measured = BitList(count: sections[index].rows.count)
    }
  }

  /// Makes the height of a row an estimate.
  package mutating func invalidate(row: Int, in section: Int) {
    sections[section].measured[row] = false
  }

  // MARK: Positions

  /// Returns the position at which a section begins.
  func start(of section: Int) -> CGFloat { headerHeight + extents.offset(of: section) }

  /// Returns the position and height of a section.
  package func section(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    (start(of: section), extents[section])
  }

  /// Returns the position of a section's header, below its padding, and its height.
  package func header(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    let edge = sections[section].header
    return (start(of: section) + edge.padding, edge.height)
  }

  /// Returns the position and height of a section's footer.
  package func footer(_ section: Int) -> (start: CGFloat, height: CGFloat) {
    let edge = sections[section].footer
    return (start(of: section) + extents[section] - edge.height, edge.height)
  }

  /// Returns the position and height of a row.
  package func row(_ row: Int, in section: Int) -> (start: CGFloat, height: CGFloat) {
    let rows = sections[section].rows
    return (rowsStart(section) + rows.offset(of: row), rows[row])
  }

  /// Returns the position at which the rows of a section begin.
  func rowsStart(_ section: Int) -> CGFloat {
    start(of: section) + sections[section].header.extent
  }

  /// Returns the sections between two positions, including partial ones.
  package func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = extents.index(at: top - headerHeight)
    guard first < sections.count, bottom > top else { return 0..<0 }
    // A section that begins exactly at the bottom is not visible.
    let last = extents.index(at: bottom - headerHeight - 2 * LengthList.tolerance)
    return first..<max(first, min(last + 1, sections.count))
  }

  /// Returns the rows of a section between two positions, including partial ones; rows without height at the ends are
  /// not visible.
  package func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let rows = sections[section].rows
    let start = rowsStart(section)
    guard bottom > top, bottom > start else { return 0..<0 }
    let first = rows.index(at: max(0, top - start))
    let last = rows.index(at: bottom - start - 2 * LengthList.tolerance)
    return first..<max(first, min(last + 1, rows.count))
  }

  /// Returns the row at a height; `nil` between sections and in headers and footers.
  package func row(at y: CGFloat) -> Row? {
    let section = extents.index(at: y - headerHeight)
    guard section < sections.count, y >= headerHeight else { return nil }
    let start = rowsStart(section)
    guard y >= start else { return nil }
    let row = sections[section].rows.index(at: y - start)
    return row < sections[section].rows.count ? (section, row) : nil
  }

  /// Returns the position of a header that is pinned while its section scrolls (S6.17).
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - top: The first visible position below the bars.
  package func pinnedHeaderStart(_ section: Int, top: CGFloat) -> CGFloat {
    let (start, height) = header(section)
    let whole = self.section(section)
    return max(start, min(top, whole.start + whole.height - height))
  }

  /// Returns the position of a footer that is pinned while its section scrolls (S6.17).
  package func pinnedFooterStart(_ section: Int, bottom: CGFloat) -> CGFloat {
    let (start, height) = footer(section)
    return min(start, max(bottom - height, rowsStart(section)))
  }
}
