import Foundation

/// The properties of the table that a header or footer depends on.
struct HeaderFooterContext: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether it is the header of the table's first section.
  var isFirst = false
  var isPinned = false
  /// The inset of the contents at the left (S6.1).
  var leftInset: CGFloat = 0
  var rightInset: CGFloat = 0
  /// The margins of contents at both sides, without the safe area.
  var margin: CGFloat = 16
  /// The distances of a grouped title from the edges, above and below.
  var titleTop: CGFloat = 0
  var titleBottom: CGFloat = 0
}
