package import Foundation

/// The heights of one section of a table, in points.
package struct TableSection: Equatable {
  /// The height of a header or footer.
  package struct Edge: Equatable {
    package var height: CGFloat = 0
    /// Whether the height is final; if not, it is measured when the view is shown.
    package var isMeasured = true
    /// The padding above a header.
    package var padding: CGFloat = 0

    /// Creates a header or footer; by default it has no height.
    package init(height: CGFloat = 0, isMeasured: Bool = true, padding: CGFloat = 0) {
      self.height = height
      self.isMeasured = isMeasured
      self.padding = padding
    }

    var extent: CGFloat { padding + height }
  }

  package var header = Edge()
  package var footer = Edge()
  package var rows: LengthList
  /// The rows whose height is final; the others' is an estimate.
  package var measured: BitList

  /// Creates a section of rows of one height.
  package init(rowHeight: CGFloat = 0, count: Int = 0, isMeasured: Bool = false) {
    rows = LengthList(repeating: rowHeight, count: count)
    measured = BitList(repeating: isMeasured, count: count)
  }

  /// Creates a section of rows.
  package init(rowHeights: [CGFloat], isMeasured: Bool) {
    rows = LengthList(rowHeights)
    measured = BitList(repeating: isMeasured, count: rowHeights.count)
  }

  /// The height of all of it.
  var extent: CGFloat { header.extent + rows.total + footer.extent }
}
