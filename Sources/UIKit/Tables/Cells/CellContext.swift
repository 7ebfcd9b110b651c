import Foundation

/// The properties of the table that a cell depends on.
struct CellContext: Equatable {
  var system: SystemVersion
  var style = UITableView.Style.plain
  /// What contents keep clear of at the sides (S6.1).
  var contentInsets = SideInsets()
  /// The margins of contents at both sides, without the safe area.
  var margin: CGFloat = 16
  var separators = SeparatorContext()
  /// Whether the row is the first and the last of its section.
  var isFirst = false
  var isLast = false
  var indexWidth: CGFloat = 0
  /// Whether accessories are wider (S6.14).
  var hasWideAccessories = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the editing control indents the content.
  var indentsWhileEditing = true
  /// Whether the data source says that the row can be moved; `nil` leaves it to the cell.
  var canMove: Bool?
  /// Whether several rows can be selected in editing mode: a circle takes the control's place.
  var selectsWhileEditing = false

  init(system: SystemVersion) {
    self.system = system
  }

  var metrics: TableMetrics { system.metrics.tables }

  /// How much room the rows' lines have.
  struct SeparatorContext: Equatable {
    var isShown = false
    var color: UIColor = .separator
    /// What the app has set on the table.
    var custom: UIEdgeInsets?
    var isFromAutomatic = false
    var automatic = SideInsets()
    /// Whether the line below the row is left out: the last of a card, or beside a chosen row
    /// (S6.8).
    var hidesBottom = false
    /// Whether the line below the row runs from edge to edge.
    var isBottomWhole = false
    /// Whether there is a line above the row, from edge to edge.
    var hasTop = false
  }
}
