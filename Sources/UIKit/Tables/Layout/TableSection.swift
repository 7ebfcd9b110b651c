import Foundation

/// The heights of one section of a table, in points.
struct TableSection: Equatable {
  /// The height of a header or footer.
  struct Edge: Equatable {
    var height: CGFloat = 0
    /// Whether the height is final; if not, it is found when the view is shown.
    var isMeasured = true
    /// What is kept free above a header.
    var padding: CGFloat = 0

    var extent: CGFloat { padding + height }
  }

  var header = Edge()
  var footer = Edge()
  var rows: LengthList
  /// The rows whose height is final; the others' is an estimate.
  var measured: BitList

  /// Creates a section of rows of one height.
  init(rowHeight: CGFloat = 0, count: Int = 0, isMeasured: Bool = false) {
    rows = LengthList(repeating: rowHeight, count: count)
    measured = BitList(repeating: isMeasured, count: count)
  }

  /// Creates a section of rows.
  init(rowHeights: [CGFloat], isMeasured: Bool) {
    rows = LengthList(rowHeights)
    measured = BitList(repeating: isMeasured, count: rowHeights.count)
  }

  /// The height of all of it.
  var extent: CGFloat { header.extent + rows.total + footer.extent }
}
