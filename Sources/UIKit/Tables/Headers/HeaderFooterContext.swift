import Foundation

/// The properties of the table that a header or footer depends on.
struct HeaderFooterContext: Equatable {
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether the section is the table's first.
  var isFirst = false
  var isPinned = false
  /// The inset of the contents at the left (S6.1).
  var leftInset: CGFloat = 0
  /// The inset of the contents at the right (S6.1).
  var rightInset: CGFloat = 0
  /// The margins of contents at both sides, without the safe area.
  var margin: CGFloat = 16
  /// The distance of a grouped title from the top edge.
  var titleTop: CGFloat = 0
  /// The distance of a grouped title from the bottom edge.
  var titleBottom: CGFloat = 0
}
