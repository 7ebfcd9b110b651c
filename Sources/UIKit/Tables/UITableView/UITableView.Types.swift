public import Foundation

/// The kinds of tables, and where and how rows move.
extension UITableView {
  /// Constants for the styles of a table view.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers stay in sight (S6.17).
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections on cards (S6.21).
    case insetGrouped = 2
  }

  /// Positions to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere, with the least movement.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Animations of row changes; rows have their final frames at once here.
  public enum RowAnimation: Int, Sendable {
    /// Through their opacity.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// Without an animation.
    case none = 5
    /// From and to the middle.
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
    /// Invalidated when the cell asks for it or its content configuration changes.
    case enabled = 1
  }

  /// The value for a height, or an edge of an inset, that the table view determines (S6.9).
  public static let automaticDimension: CGFloat = -1

  /// The title of the search field in a section index.
  public static let indexSearch: String = "{search}"

  /// Posted when the selection changes.
  public static let selectionDidChangeNotification: Notification.Name = .init(
    "UITableViewSelectionDidChangeNotification")
}
