public import Foundation

/// The styles of tables, and the positions and animations of rows.
extension UITableView {
  /// Constants for the styles of a table view.
  public enum Style: Int, Sendable {
    /// A plain table: rows from edge to edge, and headers that are pinned (S6.17).
    case plain = 0
    /// A grouped table with separate sections.
    case grouped = 1
    /// A grouped table whose sections are inset and have rounded corners (S6.21).
    case insetGrouped = 2
  }

  /// Positions to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The row is made visible with the minimum movement.
    case none = 0
    /// The row is at the top of the visible area.
    case top = 1
    /// The row is in the center of the visible area.
    case middle = 2
    /// The row is at the bottom of the visible area.
    case bottom = 3
  }

  /// Animations of row changes; rows have their final frames at once here.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade = 0
    /// Rows slide in from the right and out to it.
    case right = 1
    /// Rows slide in from the left and out to it.
    case left = 2
    /// Rows slide in from the top and out to it.
    case top = 3
    /// Rows slide in from the bottom and out to it.
    case bottom = 4
    /// Rows change without an animation.
    case none = 5
    /// Rows open and close at their center.
    case middle = 6
    /// An animation that the table view chooses.
    case automatic = 100
  }

  /// References of the separator inset (S6.6).
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges = 0
    /// The automatic inset.
    case fromAutomaticInsets = 1
  }

  /// Modes that invalidate the height of self-sizing rows.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are not resized when their content changes.
    case disabled = 0
    /// Cells are resized when they invalidate their intrinsic content size or their content configuration
    /// changes.
    case enabled = 1
  }

  /// The value for a height, or an edge of an inset, that the table view determines (S6.9).
  public static let automaticDimension: CGFloat = SeparatorInsets.automaticEdge

  /// The title of the search field in a section index.
  public static let indexSearch: String = "{search}"

  /// Posted when the selection changes.
  public static let selectionDidChangeNotification: Notification.Name = .init(
    "UITableViewSelectionDidChangeNotification")
}
