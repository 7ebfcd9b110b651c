import Foundation

/// The state of a table view cell, apart from its geometry.
@MainActor
struct CellState {
  var style: UITableViewCell.CellStyle
  var reuseIdentifier: String?
  var context = CellContext(system: Runtime.system)
  var contentView: UIView?
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var imageView: UIImageView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  /// The gray background of a selected cell without a background view of the app's.
  var defaultSelectedBackground: UIView?
  var configurationBackground: BackgroundConfigurationView?
  var contentConfiguration: (any UIContentConfiguration)?
  var backgroundConfiguration: UIBackgroundConfiguration?
  var automaticallyUpdatesContent = true
  var automaticallyUpdatesBackground = true
  var needsConfigurationUpdate = false
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?
  /// Whether the app has set a background color; otherwise it is the table's.
  var hasOwnBackgroundColor = false
  var selectionStyle = UITableViewCell.SelectionStyle.default
  var isSelected = false
  var isHighlighted = false
  var isSwiped = false
  var isEditing = false
  var showsDeleteConfirmation = false
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var shouldIndentWhileEditing = true
  var showsReorderControl = false
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  /// The cell's own separator inset; `nil` uses the table's.
  var separatorInset: UIEdgeInsets?
  var separator: UIView?
  var topSeparator: UIView?
  var sideViews = CellSideViews()
  weak var table: UITableView?
}
