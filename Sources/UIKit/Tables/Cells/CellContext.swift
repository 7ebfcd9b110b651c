import Foundation

/// The properties of the table that a cell depends on.
struct CellContext: Equatable {
  var system: SystemVersion
  var style = UITableView.Style.plain
  /// The insets of contents at the sides (S6.1).
  var contentInsets = SideInsets()
  /// The margins of contents at both sides, without the safe area.
  var margin: CGFloat = 16
  var separators = SeparatorContext()
  /// Whether the row is the first of its section.
  var isFirst = false
  /// Whether the row is the last of its section.
  var isLast = false
  var indexWidth: CGFloat = 0
  /// Whether accessories are wider (S6.14).
  var hasWideAccessories = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the editing control indents the content.
  var indentsWhileEditing = true
  /// Whether the data source allows the row to be moved; `nil` leaves it to the cell.
  var canMove: Bool?
  /// Whether several rows can be selected in editing mode, so that a circle replaces the editing
  /// control.
  var selectsWhileEditing = false

  init(system: SystemVersion) {
    self.system = system
  }

  var metrics: TableMetrics { system.metrics.tables }

  /// The separator settings of a row.
  struct SeparatorContext: Equatable {
    var isShown = false
    var color: UIColor = .separator
    /// The separator inset that the app has set on the table.
    var custom: UIEdgeInsets?
    var isFromAutomatic = false
    var automatic = SideInsets()
    /// Whether the separator below the row is hidden: below the last row of an inset grouped section,
    /// and above a row with the selected appearance (S6.8).
    var hidesBottom = false
    /// Whether the separator below the row has no insets.
    var isBottomWhole = false
    /// Whether there is a separator above the row, without insets.
    var hasTop = false
  }
}
